import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { PrintButton } from '../components/panels/buttons.tsx';
import { Blocks } from '../components/prose/prose.tsx';
import type { LegalDocument, Section } from '../content/document.ts';
import { formatDate, isoDate } from '../content/format.ts';
import { legalLabels } from '../content/legal/shared.ts';
import { pageTitle } from '../content/operator.ts';

type LegalPageProps = { readonly context: PageContext; readonly document: LegalDocument };

export const LegalPage = ({ context, document }: LegalPageProps) => {
  const { title, lead, description, dateLabel, date, sections } = document;
  return (
    <Layout context={context} meta={{ title: pageTitle(title, context.operator), description }}>
      <PageHead title={title} lead={lead} illustration="terms" tone="sand" size="small">
        <p className="valid-from">
          {dateLabel} <time dateTime={isoDate(date)}>{formatDate(date)}</time>
        </p>
        <PrintButton label={legalLabels.print} />
      </PageHead>
      <div className="wrap legal">
        <TableOfContents sections={sections} />
        <NumberedSections sections={sections} />
      </div>
    </Layout>
  );
};

/** Collapsed on narrow screens, where it is above the text; always open beside it on wide screens. */
const TableOfContents = ({ sections }: { readonly sections: readonly Section[] }) => (
  <nav className="page-index" aria-label={legalLabels.contents}>
    <details>
      <summary>{legalLabels.contents}</summary>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="section-number">{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);

const NumberedSections = ({ sections }: { readonly sections: readonly Section[] }) => (
  <div className="legal-text">
    {sections.map(({ id, title, blocks }, index) => (
      <section key={id} id={id}>
        <h2>
          <span className="section-number">{index + 1}</span> {title}
        </h2>
        <div className="prose">
          <Blocks blocks={blocks} />
        </div>
      </section>
    ))}
  </div>
);
