import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { DrawingName } from './drawings.ts';

export type StatePageProps = {
  readonly title: string;
  /** Where the title is not in the page's language. */
  readonly titleLang?: 'en' | undefined;
  /** 2 where the page has its h1 already. */
  readonly level?: 1 | 2;
  readonly drawing: DrawingName;
  readonly drawingAlt: string;
  readonly children: ReactNode;
};

/** A missing page or a failure: what happened and the way on, beside a drawing. */
export const StatePage = ({ title, titleLang, level = 1, drawing, drawingAlt, children }: StatePageProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="wrap state-page">
      <div>
        <Heading lang={titleLang}>{title}</Heading>
        {children}
      </div>
      <Drawing name={drawing} alt={drawingAlt} loading="first" />
    </div>
  );
};
