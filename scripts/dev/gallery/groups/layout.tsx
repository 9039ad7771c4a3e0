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
  readonly script?: ScriptName | undefined;
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

const withScript =
  (script?: ScriptName): GalleryState['page'] =>
  ({ context }) => <SamplePage context={context} script={script} />;

const longTexts: GalleryState['page'] = ({ context }) => {
  const notice = {
    text: `${COMPOUND} ${LONG_TAGLINE}`.slice(0, MAX_NOTICE_LENGTH),
    link: { label: `Läs om ${COMPOUND}`, href: PATHS.faq },
  };
  const operator = {
    ...context.operator,
    productName: 'Föreningsrundan i Västra Götaland',
    companyName: 'Föreningarnas Gemensamma Försäljningsaktiebolag i Västra Götaland (publ)',
    postalAddress: 'Norra Industriområdesvägen 128 B, uppgång 3, 471 00 Västra Frölunda',
    contactEmail: 'kundtjanst.foreningsforsaljning@foreningsrundan.example',
    supportEmail: 'kundtjanst.foreningsforsaljning@foreningsrundan.example',
  };
  return <SamplePage context={{ ...context, notice, operator }} title={COMPOUND} lead={LONG_TAGLINE} />;
};

export const layout = createGroup('layout', [
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
    page: withScript(),
  },
  {
    name: 'consent-preferences',
    title: 'Consent preferences',
    hasOverlay: true,
    awaits: '#cc-main .pm',
    page: withScript('open-consent-preferences'),
  },
  { name: 'long-texts', title: 'Long notice, title, lead, names and addresses', page: longTexts },
]);
