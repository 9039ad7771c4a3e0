import { Layout } from '../../../../src/components/layout/Layout.tsx';
import { PageHead } from '../../../../src/components/layout/PageHead.tsx';
import type { PageContext } from '../../../../src/components/layout/page-context.ts';
import { PATHS } from '../../../../src/content/paths.ts';
import { MAX_NOTICE_LENGTH } from '../../../../src/domain/notice.ts';
import { COMPOUND, LONG_TAGLINE } from '../sample-data.ts';
import { RunScript, type ScriptName } from '../scripts.tsx';
import { createGroup, type GalleryState } from '../state.ts';

type SamplePageProps = {
  readonly context: PageContext;
  readonly title?: string;
  readonly lead?: string;
  readonly script?: ScriptName;
};

const SamplePage = ({
  context,
  title = 'Så fungerar det',
  lead = 'Sälj något gott och behåll hälften.',
  script,
}: SamplePageProps) => (
  <Layout context={context} meta={{ title, description: lead }}>
    <PageHead title={title} lead={lead} illustration="cart" />
    {script && <RunScript name={script} />}
  </Layout>
);

const withContext =
  (change: (context: PageContext) => Partial<PageContext>): GalleryState['page'] =>
  ({ context }) => <SamplePage context={{ ...context, ...change(context) }} />;

const withScript =
  (script: ScriptName): GalleryState['page'] =>
  ({ context }) => <SamplePage context={context} script={script} />;

export const layout = createGroup('layout', [
  { name: 'plain', title: 'Header, head and footer', page: withContext(() => ({})) },
  {
    name: 'long-notice',
    title: 'Notice as long as it may be',
    page: withContext(() => ({
      notice: {
        text: `${COMPOUND} ${LONG_TAGLINE}`.slice(0, MAX_NOTICE_LENGTH),
        link: { label: `Läs om ${COMPOUND}`, href: PATHS.faq },
      },
    })),
  },
  {
    name: 'menu',
    title: 'Open menu (narrow screens)',
    hasOverlay: true,
    page: withScript('open-menu'),
  },
  {
    name: 'consent-banner',
    title: 'Consent banner (deletes your consent record)',
    deletesConsent: true,
    hasOverlay: true,
    awaits: '#cc-main .cm',
    page: withContext(() => ({})),
  },
  {
    name: 'consent-preferences',
    title: 'Consent preferences',
    hasOverlay: true,
    awaits: '#cc-main .pm',
    page: withScript('open-consent-preferences'),
  },
  {
    name: 'long-head',
    title: 'Long compound in the title, long lead',
    page: ({ context }) => <SamplePage context={context} title={COMPOUND} lead={LONG_TAGLINE} />,
  },
  {
    name: 'long-names',
    title: 'Long names and addresses of the operator',
    page: withContext(({ operator }) => ({
      operator: {
        ...operator,
        productName: 'Föreningsrundan i Västra Götaland',
        companyName: 'Föreningarnas Gemensamma Försäljningsaktiebolag i Västra Götaland (publ)',
        postalAddress: 'Norra Industriområdesvägen 128 B, uppgång 3, 471 00 Västra Frölunda',
        contactEmail: 'kundtjanst.foreningsforsaljning@foreningsrundan.example',
        supportEmail: 'kundtjanst.foreningsforsaljning@foreningsrundan.example',
      },
    })),
  },
]);
