import type { ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { PrintButton } from '../components/panels/buttons.tsx';
import { Blocks } from '../components/prose/prose.tsx';
import type { LegalDocument, Section } from '../content/document.ts';
import { formatDate } from '../content/format.ts';
import { legalLabels } from '../content/legal/shared.ts';
import { pageTitle } from '../content/operator.ts';
import { formerTextPath } from '../domain/paths.ts';
import { isoDate, type PlainDate } from '../domain/plain-date.ts';

type LegalPageProps = {
  readonly context: PageContext;
  readonly document: LegalDocument;
  /** The dates of the former versions, for links to them. */
  readonly formerDates?: readonly PlainDate[];
  /** The path of the present version, on the page of a former one. */
  readonly currentPath?: string;
};

export const LegalPage = ({ context, document, formerDates = [], currentPath }: LegalPageProps) => {
  const { title, lead, description, dateLabel, date, sections } = document;
  const isFormer = currentPath !== undefined;
  const meta = { title: pageTitle(title, context.operator), description, noindex: isFormer };
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={title} lead={lead} illustration="terms" tone="sand">
        <p className="valid-from">
          {isFormer ? legalLabels.wasValidFrom : dateLabel} <time dateTime={isoDate(date)}>{formatDate(date)}</time>
        </p>
        {isFormer && (
          <p>
            <strong>{legalLabels.isFormer}</strong> <a href={currentPath}>{legalLabels.current}</a>
          </p>
        )}
        <PrintButton label={legalLabels.print} />
      </PageHead>
      <div className="wrap legal">
        <TableOfContents sections={sections} />
        <NumberedSections sections={sections}>
          {formerDates.length > 0 && <FormerVersions path={context.path} dates={formerDates} />}
        </NumberedSections>
      </div>
    </Layout>
  );
};

/** Collapsed above the text on narrow screens. Always open beside the text on wide screens. */
const TableOfContents = ({ sections }: { readonly sections: readonly Section[] }) => (
  <nav className="page-index" aria-label={legalLabels.contents}>
    <details>
      <summary>{legalLabels.contents}</summary>
      <ol data-contents="">
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

type NumberedSectionsProps = { readonly sections: readonly Section[]; readonly children: ReactNode };

const NumberedSections = ({ sections, children }: NumberedSectionsProps) => (
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
    {children}
  </div>
);

const FormerVersions = ({ path, dates }: { readonly path: string; readonly dates: readonly PlainDate[] }) => (
  <section id="tidigare-versioner">
    <h2>{legalLabels.formerVersions}</h2>
    <div className="prose">
      <ul>
        {dates.map((date) => (
          <li key={isoDate(date)}>
            <a href={formerTextPath(path, date)}>
              {legalLabels.wasValidFrom} {formatDate(date)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
