import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { PrintButton } from '../components/panels/PrintButton.tsx';
import { Blocks } from '../components/prose/Blocks.tsx';
import { RichText } from '../components/prose/RichText.tsx';
import { withdrawal } from '../content/withdrawal.ts';

type Copy = ReturnType<typeof withdrawal>;

export const WithdrawalPage = ({ context }: { readonly context: PageContext }) => {
  const { meta, title, lead, sections, message, form } = withdrawal(context.site);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={lead} illustration="villkor" />
      <div className="wrap text-page withdrawal">
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
        <Message {...message} />
        <StandardForm {...form} />
      </div>
    </Layout>
  );
};

/** Long enough for any name, order number or address; a message of this length fits into a mailto URL. */
const MAX_LENGTH = 200;

/** The browser makes an e-mail of the fields. The site receives nothing, and no script is needed. */
const Message = ({ id, title, text, action, declaration, fields, submit, hint, fallback }: Copy['message']) => (
  <section className="withdrawal-message" id={id}>
    <h2>{title}</h2>
    <p>{text}</p>
    <form action={action} method="post" encType="text/plain">
      <input type="hidden" name={declaration.name} value={declaration.value} />
      {fields.map(({ name, label, type, autoComplete, isRequired }, index) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${index}`}>{label}</label>
          <input
            id={`${id}-${index}`}
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={MAX_LENGTH}
            required={isRequired}
          />
        </div>
      ))}
      <p>{hint}</p>
      <button className="button" type="submit">
        {submit}
      </button>
    </form>
    <p>
      <RichText text={fallback} />
    </p>
  </section>
);

/** In print it is the whole page, with lines to write on. */
const StandardForm = ({ id, heading, print, title, instruction, fields, footnote }: Copy['form']) => (
  <section className="withdrawal-form" id={id}>
    <h2>{heading}</h2>
    <PrintButton label={print} />
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
