import { errors } from '../../content/errors.ts';
import type { Link } from '../../content/links.ts';
import { ButtonLink } from '../prose/links.tsx';
import { StatePanel } from './StatePanel.tsx';

export type NotFoundPanelProps = { readonly title: string; readonly text: string; readonly link: Link };

/** The panel for a page or product that does not exist, with a link to another page. */
export const NotFoundPanel = ({ title, text, link }: NotFoundPanelProps) => (
  <StatePanel title={title} illustration="empty-tin" illustrationAlt={errors.notFound.imageAlt} hasLargeTitle>
    <p className="lead">{text}</p>
    <div className="actions">
      <ButtonLink link={link} big />
    </div>
  </StatePanel>
);
