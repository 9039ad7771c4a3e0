import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { ForwardArrow } from '../components/media/icons.tsx';
import { CopyButton, PrintButton } from '../components/panels/buttons.tsx';
import { ButtonLink } from '../components/prose/links.tsx';
import { Blocks, RichText, toFragment } from '../components/prose/prose.tsx';
import { MAX_FIELD_LENGTH, type WithdrawalProblems, type WithdrawalValues, withdrawal } from '../content/withdrawal.ts';

type Copy = ReturnType<typeof withdrawal>;

type WithdrawalPageProps = {
  readonly context: PageContext;
  /** The values that the customer has filled in. Null before that. */
  readonly values: WithdrawalValues | null;
  readonly problems?: WithdrawalProblems;
};

export const WithdrawalPage = ({ context, values, problems }: WithdrawalPageProps) => {
  const { meta, title, lead, sections, message, composed, form } = withdrawal(context.operator, values, problems);
  return (
    <Layout context={context} meta={{ ...meta, noindex: values !== null }}>
      <PageHead title={title} lead={lead} illustration="terms" tone="sand" />
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

const toLine = (line: string) => (
  <>
    {line}
    <br />
  </>
);

const Composed = ({ title, text, open, copy, hint }: NonNullable<Copy['composed']>) => (
  <div className="composed">
    <h2>{title}</h2>
    <p className="composed-text">{toFragment(text.split('\n').map(toLine))}</p>
    <div className="actions">
      <ButtonLink link={open} />
      <CopyButton label={copy} text={text} />
    </div>
    <p>
      <RichText text={hint} />
    </p>
  </div>
);

type FormProps = Copy['message'] & { readonly values: WithdrawalValues | null };

/**
 * Only the server checks the fields, so that the messages are in Swedish and beside the fields, with and without
 * script. Screen readers announce that a field is required, so "(krävs)" is hidden from them. Without `aria-invalid`,
 * Firefox makes them announce the field as invalid as well.
 */
const Form = ({ id, title, text, action, fields, required, optional, submit, problems, values }: FormProps) => (
  <>
    <h2>{title}</h2>
    <p>{text}</p>
    <form action={action} method="post" noValidate aria-invalid={false}>
      {fields.map(({ name, label, type, autoComplete, isRequired, hint }) => {
        const fieldId = `${id}-${name}`;
        const noteId = `${fieldId}-hjalp`;
        const problem = problems[name];
        // A problem also says what to do.
        const note = problem ?? hint;
        return (
          <div key={name}>
            <div className="field">
              <label htmlFor={fieldId}>
                {label} <span aria-hidden={isRequired}>({isRequired ? required : optional})</span>
              </label>{' '}
              <input
                id={fieldId}
                name={name}
                type={type}
                autoComplete={autoComplete}
                maxLength={MAX_FIELD_LENGTH}
                required={isRequired}
                aria-invalid={problem !== undefined}
                aria-describedby={note ? noteId : undefined}
                defaultValue={values?.[name]}
              />
            </div>
            {note && (
              <p className={problem ? 'field-problem' : 'field-hint'} id={noteId}>
                {note}
              </p>
            )}
          </div>
        );
      })}
      <button className="button" type="submit">
        {submit}
      </button>
    </form>
  </>
);

/** Shown on request. In print, it is the whole page, with lines to write on. */
const StandardForm = ({ id, heading, show, print, title, instruction, fields, footnote }: Copy['form']) => (
  <section className="withdrawal-form" id={id}>
    <h2>{heading}</h2>
    <div className="actions">
      <a className="arrow" href={`#${id}`}>
        {show}
        <ForwardArrow />
      </a>{' '}
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
