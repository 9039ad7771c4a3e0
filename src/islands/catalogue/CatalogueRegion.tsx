import type { ReactNode, Ref } from 'react';

export type CatalogueRegionProps = {
  readonly busy?: boolean;
  /** Said to screen readers when it changes. */
  readonly status?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

/** The place where products come; it keeps the focus when what had it is gone. */
export const CatalogueRegion = ({ busy = false, status = '', ref, children }: CatalogueRegionProps) => (
  <div className="catalogue-region" ref={ref} tabIndex={-1} aria-busy={busy}>
    <p className="unseen" role="status">
      {status}
    </p>
    {children}
  </div>
);
