import type { ReactNode } from 'react';
import { Illustration } from '../media/Illustration.tsx';
import type { IllustrationName } from '../media/illustrations.ts';

export type PageHeadProps = {
  readonly title: string;
  readonly lead: string;
  readonly illustration: IllustrationName;
  readonly className?: string;
  readonly children?: ReactNode;
};

export const PageHead = ({ title, lead, illustration, className = '', children }: PageHeadProps) => (
  <div className={`page-head ${className}`.trim()}>
    <div className="wrap">
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <Illustration name={illustration} alt="" loading="first" />
    </div>
  </div>
);
