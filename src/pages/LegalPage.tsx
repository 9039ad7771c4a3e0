import type { LegalDocument, Section } from '../content/document.ts';
import { formatDate, isoDate } from '../content/format.ts';
import { legalLabels } from '../content/interface.ts';
import { pageTitle } from '../content/wording.ts';
import { Blocks } from '../ui/Blocks.tsx';
import { Layout } from '../ui/Layout.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import type { Shell } from '../ui/shell.ts';

export type LegalPageProps = { readonly shell: Shell; readonly document: LegalDocument };

export const LegalPage = ({ shell, document }: LegalPageProps) => {
  const { title, lead, description, dateLabel, date, sections } = document;
  return (
    <Layout shell={shell} meta={{ title: pageTitle(title, shell.site), description }}>
      <PageHead title={title} lead={lead} drawing="villkor">
        <p className="valid-from">
          {dateLabel} <time dateTime={isoDate(date)}>{formatDate(date)}</time>
        </p>
      </PageHead>
      <div className="wrap legal">
        <TableOfContents sections={sections} />
        <NumberedSections sections={sections} />
      </div>
    </Layout>
  );
};

/** Folded away on a phone, where so many lines would stand before the text; open beside it on a wide screen. */
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
