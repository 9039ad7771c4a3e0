import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { ProseSections } from '../components/prose/prose.tsx';
import { competitionState, competitionTexts, noCompetition } from '../content/competition.ts';
import { competitionJsonLd } from '../content/json-ld.ts';
import type { Competition } from '../domain/competition.ts';

type Copy = ReturnType<typeof competitionTexts>;

export const CompetitionPage = ({ context }: { readonly context: PageContext }) =>
  context.competition ? (
    <AnnouncedCompetition context={context} competition={context.competition} />
  ) : (
    <NoCompetition context={context} />
  );

const NoCompetition = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, subtitle, text } = noCompetition(context.operator);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={subtitle} illustration="cart" tone="sun" />
      <div className="wrap text-page">
        <p className="lead">{text}</p>
      </div>
    </Layout>
  );
};

type AnnouncedCompetitionProps = { readonly context: PageContext; readonly competition: Competition };

const AnnouncedCompetition = ({ context, competition }: AnnouncedCompetitionProps) => {
  const { operator } = context;
  const { meta, title, subtitle, status, sections } = competitionTexts(operator, competition);
  const event = competitionJsonLd(context, competition, { name: title, description: meta.description });
  return (
    <Layout context={context} meta={{ ...meta, jsonLd: [event] }}>
      <PageHead title={title} lead={subtitle} illustration="competition" tone="sun" />
      <StateBanner competition={competition} {...status} />
      <div className="wrap text-page">
        <ProseSections sections={sections} />
      </div>
    </Layout>
  );
};

const StateBanner = ({ competition, title, text }: Copy['status'] & { readonly competition: Competition }) => (
  <section className="wrap banner-place">
    <div className={`banner ${competition.phase}`}>
      <span className="state-pill">{competitionState(competition)}</span>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  </section>
);
