import { Layout } from '../../../../src/components/layout/Layout.tsx';
import { PageHead } from '../../../../src/components/layout/PageHead.tsx';
import type { PageContext } from '../../../../src/components/layout/page-context.ts';
import { MAX_NOTICE_LENGTH } from '../../../../src/domain/notice.ts';
import { PATHS } from '../../../../src/domain/paths.ts';
import { COMPOUND, LONG_TAGLINE } from '../sample-data.ts';
import { createGroup, type GalleryState } from '../state.ts';

type SamplePageProps = {
  readonly context: PageContext;
  readonly title?: string;
  readonly lead?: string;
};

const SamplePage = ({
  context,
  title = 'Så fungerar det',
  lead = 'Sälj något gott och behåll hälften.',
}: SamplePageProps) => (
  <Layout context={context} meta={{ title, description: lead }}>
    <PageHead title={title} lead={lead} illustration="cart" />
  </Layout>
);

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
  { name: 'long-texts', title: 'Long notice, title, lead, names and addresses', page: longTexts },
]);
