import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { PrintButton } from '../components/panels/buttons.tsx';
import { ButtonLink } from '../components/prose/links.tsx';
import { Blocks, RichText } from '../components/prose/prose.tsx';
import { MAX_FIELD_LENGTH, type WithdrawalValues, withdrawal } from '../content/withdrawal.ts';

type Copy = ReturnType<typeof withdrawal>;

export type WithdrawalPageProps = {
  readonly context: PageContext;
  /** What the customer has filled in; null before that. */
  readonly values: WithdrawalValues | null;
};

export const WithdrawalPage = ({ context, values }: WithdrawalPageProps) => {
  const { meta, title, lead, sections, message, composed, form } = withdrawal(context.operator, values);
  return (
    <Layout context={context} meta={{ ...meta, noindex: values !== null }}>
      <PageHead title={title} lead={lead} illustration="terms" tone="sand" size="small" />
      <div className="wrap text-page withdrawal">
        <section className="withdrawal-message" id={message.id}>
          {composed && <Composed {...composed} />}
          <Form {...message} values={values} />
        </section>
        <div>
          <div className="legal-text">
            {sections.map(({ id, title: heading, blocks }) => (
              <section key={id} id={id}>
                <h2>{heading}</h2>
                <div className="prose">
                  <Blocks blocks={blocks} />
                </div>
              </section>
            ))}
          </div>
          <StandardForm {...form} />
        </div>
      </div>
    </Layout>
  );
};

const Composed = ({ title, text, open, hint }: NonNullable<Copy['composed']>) => (
  <div className="composed">
    <h2>{title}</h2>
    <p className="composed-text">{text}</p>
    <ButtonLink link={open} />
    <p>
      <RichText text={hint} />
    </p>
  </div>
);

type FormProps = Copy['message'] & { readonly values: WithdrawalValues | null };

const Form = ({ id, title, text, action, fields, submit, hint, values }: FormProps) => (
  <>
    <h2>{title}</h2>
    <p>{text}</p>
    <form action={action} method="post">
      {fields.map(({ name, label, type, autoComplete, isRequired }) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={MAX_FIELD_LENGTH}
            required={isRequired}
            defaultValue={values?.[name]}
          />
        </div>
      ))}
      <p>{hint}</p>
      <button className="button" type="submit">
        {submit}
      </button>
    </form>
  </>
);

/** Shown on request. In print it is the whole page, with lines to write on. */
const StandardForm = ({ id, heading, show, print, title, instruction, fields, footnote }: Copy['form']) => (
  <section className="withdrawal-form" id={id}>
    <h2>{heading}</h2>
    <div className="actions">
      <a className="arrow" href={`#${id}`}>
        {show}
      </a>
      <PrintButton label={print} />
    </div>
    <div className="form-sheet">
      <h3>{title}</h3>
      <p>{instruction}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p>{footnote}</p>
    </div>
  </section>
);
