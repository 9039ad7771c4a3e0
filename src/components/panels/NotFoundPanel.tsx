import { errors } from '../../content/errors.ts';
import type { Link } from '../../content/links.ts';
import { ButtonLink } from '../prose/links.tsx';
import { StatePanel } from './StatePanel.tsx';

type NotFoundPanelProps = { readonly title: string; readonly text: string; readonly links: readonly Link[] };

/** The panel for a page or product that does not exist, with links to other pages, the first of them above all. */
export const NotFoundPanel = ({ title, text, links: [first, ...others] }: NotFoundPanelProps) => (
  <StatePanel title={title} illustration="empty-tin" illustrationAlt={errors.notFound.imageAlt} hasLargeTitle>
    <p className="lead">{text}</p>
    <div className="actions">
      {first && <ButtonLink link={first} big />}
      {others.map((link) => (
        <ButtonLink key={link.href} link={link} tone="mint" big />
      ))}
    </div>
  </StatePanel>
);
