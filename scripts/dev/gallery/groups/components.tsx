import type { ReactNode } from 'react';
import { Layout } from '../../../../src/components/layout/Layout.tsx';
import { FeatureIcon } from '../../../../src/components/media/FeatureIcon.tsx';
import { Illustration } from '../../../../src/components/media/Illustration.tsx';
import { EmptyPackage, Printer, Share } from '../../../../src/components/media/icons.tsx';
import { ILLUSTRATIONS, type IllustrationName } from '../../../../src/components/media/illustrations.ts';
import { LogoSign } from '../../../../src/components/media/LogoSign.tsx';
import { NoMedia } from '../../../../src/components/media/NoMedia.tsx';
import { ShareButton } from '../../../../src/components/panels/buttons.tsx';
import { NotFoundPanel } from '../../../../src/components/panels/NotFoundPanel.tsx';
import { Loading, StaleNote } from '../../../../src/components/panels/notes.tsx';
import { RequestId, StatePanel } from '../../../../src/components/panels/StatePanel.tsx';
import { BackLink, ButtonLink, ForwardLink, LinkList } from '../../../../src/components/prose/links.tsx';
import { Blocks, ProseSections } from '../../../../src/components/prose/prose.tsx';
import { type Block, list, paragraph, steps } from '../../../../src/content/document.ts';
import { errors, lastUpdated } from '../../../../src/content/errors.ts';
import { landing } from '../../../../src/content/landing.ts';
import { PATHS } from '../../../../src/content/paths.ts';
import { share } from '../../../../src/content/share.ts';
import { FormattedText } from '../../../../src/html/FormattedText.tsx';
import { FailurePanel } from '../../../../src/islands/FailurePanel.tsx';
import { ComponentPage } from '../ComponentPage.tsx';
import { COMPOUND, FULL_DESCRIPTION, LONG_NAME, LONG_TAGLINE, NOW, REQUEST_ID } from '../sample-data.ts';
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

const ILLUSTRATION_NAMES = Object.keys(ILLUSTRATIONS).filter((name): name is IllustrationName =>
  Object.hasOwn(ILLUSTRATIONS, name),
);

const TONES = ['sun', 'paper', 'mint'] as const;
const LINK = { label: 'Starta försäljning', href: PATHS.home };
const LONG_LINK = { label: LONG_TAGLINE, href: PATHS.steps };
const LINKS = [
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
  shown('links', 'Links', () => (
    <>
      <p>
        <BackLink link={LINK} />
      </p>
      <p>
        <ForwardLink link={LINK} />
      </p>
      <p>
        <ForwardLink link={LONG_LINK} />
      </p>
      <LinkList links={LINKS} />
    </>
  )),
  shown('share-button', 'Share button', () => (
    <>
      <ShareButton label={share.product} tone="quiet" path={PATHS.products} />
      <ShareButton label={share.result} tone="paper" path={PATHS.home} />
    </>
  )),
  shown('loading', 'Loading', ({ context }) => <Loading completeHref={context.href} />),
  shown('stale-note', 'Stale note', () => <StaleNote text={lastUpdated(NOW, NOW)} />),
  shown('request-id', 'Request id', () => <RequestId id={REQUEST_ID} />),
  {
    ...shown('no-media', 'Missing image', () => (
      <div className="pictures">
        <div className="stage">
          <NoMedia />
        </div>
      </div>
    )),
    styleSheet: 'shop',
  },
  shown('icons', 'Icons', () => (
    <p>
      <Printer /> <Share /> <EmptyPackage /> <LogoSign />
      <BackLink link={{ label: 'To the list', href: '#' }} /> <ForwardLink link={{ label: 'To the next', href: '#' }} />
      <button className="icon-button menu-open" type="button" aria-label="Bars" />
      <button className="icon-button" type="button" aria-label="Arrow" />
      <button className="icon-button" type="button" aria-label="Disabled" disabled />
    </p>
  )),
  shown('feature-icons', 'Icons of the features', ({ context }) => (
    <p>
      {landing(context.operator).features.items.map(({ icon }) => (
        <FeatureIcon key={icon} name={icon} />
      ))}
    </p>
  )),
  shown('illustrations', 'Illustrations', () =>
    ILLUSTRATION_NAMES.map((name) => <Illustration key={name} name={name} alt={name} />),
  ),
  shown('blocks', 'Prose: paragraph, list, steps and table', () => (
    <div className="prose">
      <Blocks blocks={BLOCKS} />
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
  shown('formatted-text', 'Formatted text of the provider', () => (
    <section className="prose">
      <h2>Beskrivning</h2>
      <FormattedText html={FULL_DESCRIPTION} />
    </section>
  )),
  panel('state-panel', 'State panel with long texts', () => (
    <StatePanel title={LONG_NAME} illustration="tipped-wagon" illustrationAlt={errors.route.imageAlt}>
      <p className="lead">{LONG_TAGLINE}</p>
    </StatePanel>
  )),
  panel('not-found-panel', 'Not found panel', () => <NotFoundPanel {...errors.notFound} />),
  panel('failure-panel', 'Failure panel with a retry link and a request id', () => (
    <FailurePanel {...errors.productList} retryHref={PATHS.products} requestId={REQUEST_ID} />
  )),
  panel('failure-panel-without-request-id', 'Failure panel with a retry button and no request id', () => (
    <FailurePanel message={errors.unexpected.message} />
  )),
]);
