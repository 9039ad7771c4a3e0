import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { DrawingName } from './drawings.ts';

export type PageHeadProps = {
  readonly title: string;
  readonly lead: string;
  readonly drawing: DrawingName;
  readonly children?: ReactNode;
};

export const PageHead = ({ title, lead, drawing, children }: PageHeadProps) => (
  <div className="page-head">
    <div className="wrap">
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <Drawing name={drawing} alt="" loading="first" />
    </div>
  </div>
);
