import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { ForwardArrow } from '../components/media/icons.tsx';
import { CopyButton, PrintButton } from '../components/panels/buttons.tsx';
import { PostForm } from '../components/panels/PostForm.tsx';
import { ButtonLink } from '../components/prose/links.tsx';
import { Blocks, RichText, toFragment } from '../components/prose/prose.tsx';
import { type SentWithdrawal, WITHDRAWAL_FIELDS, withdrawal } from '../content/withdrawal.ts';

type Copy = ReturnType<typeof withdrawal>;

type WithdrawalPageProps = {
  readonly context: PageContext;
  /** Null until the customer has sent the form. */
  readonly sent: SentWithdrawal | null;
};

export const WithdrawalPage = ({ context, sent }: WithdrawalPageProps) => {
  const { meta, title, lead, sections, message, composed, form } = withdrawal(context.operator, sent);
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={lead} illustration="terms" tone="sand" />
      <div className="wrap text-page withdrawal">
        <section className="withdrawal-message" id={message.id}>
          {composed && <Composed {...composed} />}
          <h2>{message.title}</h2>
          <p>{message.text}</p>
          <PostForm {...message} fields={WITHDRAWAL_FIELDS} sent={sent} />
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
