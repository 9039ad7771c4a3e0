import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { DrawingName } from './drawings.ts';

export type StatePageProps = {
  readonly title: string;
  readonly drawing: DrawingName;
  readonly drawingAlt: string;
  readonly children: ReactNode;
};

/** A missing page or a failure: what happened and the way on, beside a drawing. */
export const StatePage = ({ title, drawing, drawingAlt, children }: StatePageProps) => (
  <div className="wrap state-page">
    <div>
      <h1>{title}</h1>
      {children}
    </div>
    <Drawing name={drawing} alt={drawingAlt} loading="eager" />
  </div>
);
