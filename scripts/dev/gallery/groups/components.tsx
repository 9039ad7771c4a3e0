import type { ReactNode } from 'react';
import { Layout } from '../../../../src/components/layout/Layout.tsx';
import { ILLUSTRATIONS, type IllustrationName } from '../../../../src/components/media/illustrations.ts';
import { StatePanel } from '../../../../src/components/panels/StatePanel.tsx';
import { ButtonLink } from '../../../../src/components/prose/links.tsx';
import { ProseSections } from '../../../../src/components/prose/prose.tsx';
import { type Block, list, paragraph, steps } from '../../../../src/content/document.ts';
import { errors } from '../../../../src/content/errors.ts';
import { PATHS } from '../../../../src/content/paths.ts';
import { FailurePanel } from '../../../../src/islands/FailurePanel.tsx';
import { ComponentPage } from '../ComponentPage.tsx';
import { COMPOUND, LONG_NAME, LONG_TAGLINE } from '../sample-data.ts';
import { createGroup, type StateProps } from '../state.ts';

/** Components under a heading of their own. */
const shown = (name: string, title: string, content: (props: StateProps) => ReactNode) => ({
  name,
  title,
  page: (props: StateProps) => (
    <ComponentPage context={props.context} title={title}>
      {content(props)}
    </ComponentPage>
  ),
});

/** A panel that fills a page and has the page's heading. */
const panel = (name: string, title: string, content: () => ReactNode) => ({
  name,
  title,
  page: ({ context }: StateProps) => (
    <Layout context={context} meta={{ title, description: title, noindex: true }}>
      {content()}
    </Layout>
  ),
});

const _ILLUSTRATION_NAMES = Object.keys(ILLUSTRATIONS).filter((name): name is IllustrationName =>
  Object.hasOwn(ILLUSTRATIONS, name),
);

const TONES = ['sun', 'paper', 'mint'] as const;
const LINK = { label: 'Starta försäljning', href: PATHS.home };
const LONG_LINK = { label: LONG_TAGLINE, href: PATHS.steps };
const _LINKS = [
  { label: 'Så fungerar det', href: PATHS.steps },
  { label: 'Sortiment', href: PATHS.products },
];

const BLOCKS: readonly Block[] = [
  paragraph(['Ett stycke med en ', { link: 'länk', href: PATHS.faq }, ' och ', { strong: 'stark text' }, '.']),
  list('En punkt', ['En punkt med ', { strong: 'stark text' }]),
  steps('Det första steget', 'Det andra steget'),
  {
    kind: 'table',
    caption: 'Avgifter',
    head: ['Tjänst', 'Avgift', 'Betalas av', 'Förfaller'],
    rows: [
      ['Påminnelse', '60 kr', 'Gruppen', 'Tio dagar efter påminnelsen'],
      ['Returfrakt för oöppnade förpackningar', '149 kr', 'Gruppen', 'Vid nästa faktura'],
    ],
  },
];

export const components = createGroup('components', [
  shown('buttons', 'Buttons in every tone and size', () => (
    <div className="actions">
      <ButtonLink link={LINK} />
      <ButtonLink link={LINK} big />
      {TONES.map((tone) => (
        <ButtonLink key={tone} link={LINK} tone={tone} />
      ))}
      {TONES.map((tone) => (
        <ButtonLink key={tone} link={LINK} tone={tone} big />
      ))}
    </div>
  )),
  shown('long-button', 'Button with a long text', () => (
    <div className="actions">
      <ButtonLink link={LONG_LINK} big />
    </div>
  )),
  shown('prose-sections', 'Prose: sections', () => (
    <ProseSections
      sections={[
        { id: 'forsta', title: 'Den första rubriken', blocks: BLOCKS },
        { id: 'andra', title: COMPOUND, blocks: [paragraph(LONG_TAGLINE)] },
      ]}
    />
  )),
  panel('state-panel', 'State panel with long texts', () => (
    <StatePanel title={LONG_NAME} illustration="tipped-wagon" illustrationAlt={errors.route.imageAlt}>
      <p className="lead">{LONG_TAGLINE}</p>
    </StatePanel>
  )),
  panel('failure-panel-without-request-id', 'Failure panel with a retry button and no request id', () => (
    <FailurePanel message={errors.unexpected.message} />
  )),
]);
