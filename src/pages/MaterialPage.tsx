import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { PrintButton } from '../components/panels/buttons.tsx';
import { LinkList } from '../components/prose/links.tsx';
import { isoDate } from '../content/format.ts';
import { material as copyOf, materialPath, type Plan } from '../content/material.ts';
import { PATHS } from '../content/paths.ts';
import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import type { SalesRound } from '../domain/sales-rounds.ts';
import { CALCULATOR_FIELDS, ROUND_FIELD } from '../shared/element-ids.ts';
import { MeetingSheet } from './material/MeetingSheet.tsx';
import { ReadyMessages } from './material/ReadyMessages.tsx';

type MaterialPageProps = {
  readonly context: PageContext;
  readonly plan: Plan;
  /** The rounds to choose from. */
  readonly rounds: readonly SalesRound[];
};

export const MaterialPage = ({ context, plan, rounds }: MaterialPageProps) => {
  const { meta, title, lead, form, sheet, messages, more } = copyOf(context.operator, plan);
  const url = `${context.publicOrigin}${materialPath(plan.estimate, plan.round)}`;
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={lead} illustration="cart" size="small" />
      <div className="wrap text-page material">
        <form className="material-form" method="get" action={PATHS.material}>
          <NumberField
            name={CALCULATOR_FIELDS.participants}
            label={form.participants}
            max={PARTICIPANTS.max}
            value={plan.estimate.participants}
          />
          <NumberField
            name={CALCULATOR_FIELDS.productsEach}
            label={form.productsEach}
            max={PRODUCTS_EACH.max}
            value={plan.estimate.productsEach}
          />
          {plan.round && (
            <div className="field">
              <label htmlFor={ROUND_FIELD}>{form.round}</label>
              <select id={ROUND_FIELD} name={ROUND_FIELD} defaultValue={isoDate(plan.round.orderStop)}>
                {rounds.map((round) => (
                  <option key={isoDate(round.orderStop)} value={isoDate(round.orderStop)}>
                    {form.roundOption(round)}
                  </option>
                ))}
              </select>
            </div>
          )}
          <button className="button" type="submit">
            {form.submit}
          </button>
        </form>
        <section aria-labelledby="motesbladet">
          <div className="material-head">
            <h2 id="motesbladet">{sheet.title}</h2>
            <PrintButton label={sheet.print} />
          </div>
          <MeetingSheet copy={sheet} url={url} brand={context.operator.productName} />
        </section>
        <ReadyMessages copy={messages} origin={context.publicOrigin} />
        <section className="prose">
          <h2>{more.title}</h2>
          <LinkList links={more.links} />
        </section>
      </div>
    </Layout>
  );
};

type NumberFieldProps = { readonly name: string; readonly label: string; readonly max: number; readonly value: number };

const NumberField = ({ name, label, max, value }: NumberFieldProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <input id={name} name={name} type="number" inputMode="numeric" min={0} max={max} defaultValue={value} />
  </div>
);
