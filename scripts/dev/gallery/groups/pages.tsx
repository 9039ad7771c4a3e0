import type { FunctionComponent } from 'react';
import type { PageContext } from '../../../../src/components/layout/page-context.ts';
import { privacyPolicy } from '../../../../src/content/legal/privacy-policy.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../../../../src/domain/calculator.ts';
import { stockholmDate } from '../../../../src/domain/plain-date.ts';
import { estimateProfit } from '../../../../src/domain/profit.ts';
import type { SalesRound } from '../../../../src/domain/sales-rounds.ts';
import { AboutPage } from '../../../../src/pages/AboutPage.tsx';
import { CompetitionPage } from '../../../../src/pages/CompetitionPage.tsx';
import { LandingPage } from '../../../../src/pages/LandingPage.tsx';
import { LegalPage } from '../../../../src/pages/LegalPage.tsx';
import { StepsPage } from '../../../../src/pages/StepsPage.tsx';
import { WithdrawalPage } from '../../../../src/pages/WithdrawalPage.tsx';
import { toProductSummary } from '../../../../src/provider/to-domain.ts';
import { LONG_TAGLINE, LONG_WORD, NOW, sampleCompetition, sampleProducts } from '../sample-data.ts';
import { createGroup, type GalleryState } from '../state.ts';

const plain =
  (Page: FunctionComponent<{ readonly context: PageContext }>): GalleryState['page'] =>
  ({ context }) => <Page context={context} />;

const ROUNDS: readonly SalesRound[] = [
  {
    id: 'jul',
    name: 'Julrundan',
    orderStop: { year: 2026, month: 11, day: 29 },
    deliveryWeek: { year: 2026, week: 51 },
  },
  {
    id: 'var',
    name: 'Vårrundan',
    orderStop: { year: 2027, month: 3, day: 21 },
    deliveryWeek: { year: 2027, week: 14 },
  },
];

const stepsPage: GalleryState['page'] = ({ context }) => (
  <StepsPage
    context={{ ...context, operator: { ...context.operator, salesRounds: ROUNDS } }}
    today={stockholmDate(NOW)}
  />
);

const calculate = (participantsText?: string) => {
  const participants = parseInRange(participantsText, PARTICIPANTS);
  const productsEach = parseInRange(undefined, PRODUCTS_EACH);
  const estimate = estimateProfit(participants.value, productsEach.value);
  return { participants, productsEach, estimate, averageKronor: 127 };
};

const landingPage: GalleryState['page'] = ({ context, imageOrigin }) => (
  <LandingPage
    context={{ ...context, operator: { ...context.operator, salesRounds: ROUNDS } }}
    today={stockholmDate(NOW)}
    calculator={calculate()}
    isShared={false}
    products={sampleProducts(imageOrigin).map(toProductSummary)}
  />
);

/** The competition's page and strip at noon on the given day. */
const competitionPage =
  (day: string, winner?: string): GalleryState['page'] =>
  ({ context }) => (
    <CompetitionPage context={{ ...context, competition: sampleCompetition(new Date(`${day}T12:00:00Z`), winner) }} />
  );

export const pages = createGroup('pages', [
  { name: 'landing', title: 'Landing page', page: landingPage, kind: 'landing' },
  { name: 'steps-with-sales-rounds', title: 'How it works: with sales rounds', kind: 'steps', page: stepsPage },
  { name: 'about', title: 'About', page: plain(AboutPage) },
  { name: 'competition-announced', title: 'Competition: announced', page: competitionPage('2026-08-15') },
  { name: 'competition-running', title: 'Competition: running', page: competitionPage('2026-10-15') },
  { name: 'competition-ended', title: 'Competition: ended', page: competitionPage('2026-11-15') },
  {
    name: 'competition-decided',
    title: 'Competition: decided',
    page: competitionPage('2026-12-15', 'Klass\u00a09\u00a0B, Exempelskolan i Exempelstad'),
  },
  {
    name: 'withdrawal-composed',
    title: 'Withdrawal with a composed message',
    kind: 'withdrawal',
    page: ({ context }) => (
      <WithdrawalPage
        context={context}
        sent={{
          namn: { value: LONG_WORD, problem: null },
          order: { value: '2026-1234', problem: null },
          epost: { value: 'asa@kund.example', problem: null },
          varor: { value: LONG_TAGLINE, problem: null },
        }}
      />
    ),
  },
  {
    name: 'privacy-policy',
    title: 'Legal: privacy policy, with tables',
    kind: 'legal',
    page: ({ context }) => <LegalPage context={context} document={privacyPolicy(context.operator)} />,
  },
]);
