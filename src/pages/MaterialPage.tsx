import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { PrintButton } from '../components/panels/buttons.tsx';
import { LinkList } from '../components/prose/links.tsx';
import { material, type Plan } from '../content/material.ts';
import type { RangeValue } from '../domain/calculator.ts';
import { PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { SalesRound } from '../domain/sales-rounds.ts';
import { NumberInput } from '../islands/calculator/CalculatorFields.tsx';
import { fieldMessageId } from '../shared/element-ids.ts';
import { CALCULATOR_FIELDS, type CalculatorFieldName, ROUND_FIELD } from '../shared/form-fields.ts';
import { createQrCode, QUIET_ZONE } from '../shared/qr-code.ts';
import { OwnShop } from './material/OwnShop.tsx';

type MeetingSheetProps = {
  readonly copy: ReturnType<typeof material>['sheet'];
  /** The URL of the page with the same plan. */
  readonly url: string;
  readonly brand: string;
};

/** A page for a meeting, on screen and on paper. */
const MeetingSheet = ({ copy, url, brand }: MeetingSheetProps) => {
  const { viewBox, path } = createQrCode(url);
  return (
    <article className="meeting-sheet">
      <h3>
        <span>{copy.numbers}</span> <span>{copy.result}</span>
      </h3>
      <dl>
        {copy.rows.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="sheet-decide">{copy.decide.title}</p>
      <ul>
        {copy.decide.boxes.map((box) => (
          <li key={box}>{box}</li>
        ))}
      </ul>
      <div className="sheet-code">
        <svg viewBox={viewBox} width="120" height="120" stroke="currentColor" aria-hidden="true">
          {/* Some browsers that darken pages darken a background of CSS even here. */}
          <rect x={-QUIET_ZONE} y={-QUIET_ZONE - 0.5} width="100%" height="100%" fill="#fff" stroke="none" />
          <path d={path} />
        </svg>
        <p>
          {brand}. {copy.code} <span>{url.replace(/^https?:\/\//, '')}</span>
        </p>
      </div>
    </article>
  );
};

type ReadyMessagesProps = { readonly copy: ReturnType<typeof material>['messages']; readonly origin: string };

type ReadyMessage = ReadyMessagesProps['copy']['items'][number];

/**
 * The attributes of a button that shares a message, either with the URL of the message's path or with the URL of the
 * seller's own shop.
 */
const shared = ({ path, text }: ReadyMessage, shopBlank: string) => ({
  'data-text': text,
  ...(path === null ? { 'data-share': '', 'data-shop-blank': shopBlank } : { 'data-share': path }),
});

/** Messages to copy or share. Without script, they can be read and selected. */
const ReadyMessages = ({ copy, origin }: ReadyMessagesProps) => (
  <section>
    <h2>{copy.title}</h2>
    <div className="ready-messages">
      {copy.items.map((message) => (
        <article key={message.title}>
          <h3>{message.title}</h3>
          <p>
            {message.text} {message.path === null ? copy.shopBlank : `${origin}${message.path}`}
          </p>
          <div className="with-script">
            <div className="actions">
              <button className="button mint" type="button" {...shared(message, copy.shopBlank)} data-copy="">
                {copy.copy} <span className="visually-hidden">{message.title}</span>
              </button>{' '}
              <button className="button mint" type="button" {...shared(message, copy.shopBlank)}>
                {copy.share} <span className="visually-hidden">{message.title}</span>
              </button>
            </div>
          </div>
        </article>
      ))}
    </div>
  </section>
);

type Copy = ReturnType<typeof material>;

type PlanFormProps = {
  readonly plan: Plan;
  /** The rounds to choose from. */
  readonly rounds: readonly SalesRound[];
  /** The value in the URL, if it names no existing round. */
  readonly refusedRound: string | undefined;
  readonly participants: RangeValue;
  readonly productsEach: RangeValue;
};

type MaterialPageProps = PlanFormProps & {
  readonly context: PageContext;
  readonly today: PlainDate;
  /** Whether the URL contains a plan. Sharing it then shares the plan. */
  readonly isShared: boolean;
};

export const MaterialPage = ({ context, today, isShared, ...form }: MaterialPageProps) => {
  const copy = material(context.operator, form.plan, today);
  const { meta, sharedMeta, title, lead, sheet, messages, more } = copy;
  return (
    <Layout context={context} meta={isShared ? { ...meta, ...sharedMeta } : meta}>
      <PageHead title={title} lead={lead} illustration="cart" />
      <div className="wrap text-page material">
        <PlanForm copy={copy} {...form} />
        <section aria-labelledby="motesbladet">
          <div className="material-head">
            <h2 id="motesbladet">{sheet.title}</h2>
            <PrintButton label={sheet.print} />
          </div>
          <MeetingSheet
            copy={sheet}
            url={`${context.publicOrigin}${sharedMeta.sharedHref}`}
            brand={context.operator.productName}
          />
        </section>
        <OwnShop />
        <ReadyMessages copy={messages} origin={context.publicOrigin} />
        <section className="prose">
          <h2>{more.title}</h2>
          <LinkList links={more.links} />
        </section>
      </div>
    </Layout>
  );
};

type PlanFormCopy = { readonly copy: Copy };

const PlanForm = ({ copy, participants, productsEach, ...roundField }: PlanFormProps & PlanFormCopy) => (
  <form className="material-form" method="get" action={PATHS.material}>
    <NumberField name={CALCULATOR_FIELDS.participants} copy={copy.form.participants} field={participants} />
    <NumberField name={CALCULATOR_FIELDS.productsEach} copy={copy.form.productsEach} field={productsEach} />
    <RoundField copy={copy.form} {...roundField} />
    <button className="button" type="submit">
      {copy.form.submit}
    </button>
    {copy.round && <p>{copy.round}</p>}
    {copy.offers.map(({ text, link }) => (
      <p key={link.href}>
        {text} <a href={link.href}>{link.label}</a>
      </p>
    ))}
  </form>
);

type RoundFieldProps = Pick<PlanFormProps, 'plan' | 'rounds' | 'refusedRound'> & { readonly copy: Copy['form'] };

/** If no round is chosen, the first option asks the visitor to choose one. */
const RoundField = ({ copy, plan: { round }, rounds, refusedRound }: RoundFieldProps) => {
  const { none, choose, unchosen } = copy.unknownRound;
  const message = (text: string) => (
    <p className="field-message" id={fieldMessageId(ROUND_FIELD)}>
      {text}
    </p>
  );
  if (rounds.length === 0) return refusedRound !== undefined && message(none);
  return (
    <div className="field round">
      <label htmlFor={ROUND_FIELD}>{copy.round}</label>{' '}
      {refusedRound !== undefined && message(refusedRound === '' ? unchosen : choose)}
      <select
        id={ROUND_FIELD}
        name={ROUND_FIELD}
        required={round === null}
        aria-describedby={refusedRound === undefined ? undefined : fieldMessageId(ROUND_FIELD)}
        defaultValue={round?.id ?? ''}
      >
        {round === null && <option value="">{copy.chooseRound}</option>}
        {rounds.map((each) => (
          <option key={each.id} value={each.id}>
            {copy.roundOption(each)}
          </option>
        ))}
      </select>
    </div>
  );
};

type NumberFieldProps = {
  readonly name: CalculatorFieldName;
  readonly copy: Copy['form']['productsEach'];
  readonly field: RangeValue;
};

const NumberField = ({ name, copy, field: { value, adjustment } }: NumberFieldProps) => (
  <div className="field">
    <label htmlFor={name}>{copy.label}</label>{' '}
    {adjustment && (
      <p className="field-message" id={fieldMessageId(name)}>
        {copy.adjustment(adjustment)}
      </p>
    )}
    <NumberInput name={name} isAdjusted={adjustment !== null} defaultValue={value} />
  </div>
);
