import type { ReactNode, Ref } from 'react';

type CatalogueRegionProps = {
  readonly busy?: boolean;
  /** The live region's text. */
  readonly status?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

/** Contains the catalogue or its failure. Takes the focus when the focused element is removed. */
export const CatalogueRegion = ({ busy = false, status = '', ref, children }: CatalogueRegionProps) => (
  <div className="catalogue-region" ref={ref} tabIndex={-1} aria-busy={busy}>
    <p className="visually-hidden" role="status">
      {status}
    </p>
    {children}
  </div>
);
