import type { ReactNode } from 'react';
import type { IconName } from '../../content/illustrations.ts';

const YELLOW = '#ffd97d';
const GREEN = '#cfe6d6';
const ROSE = '#f3b79c';
const BLUE = '#cfe0e8';
const PAPER = '#fffaf0';

type IconShapes = {
  /** Patches of colour, printed slightly out of register. */
  readonly patches: ReactNode;
  /** The line drawing on top of them. */
  readonly lines: ReactNode;
};

const ICONS: Readonly<Record<IconName, IconShapes>> = {
  payment: {
    patches: (
      <>
        <rect x="18" y="10" width="28" height="50" rx="7" fill={YELLOW} />
        <circle cx="48" cy="44" r="12" fill={ROSE} />
      </>
    ),
    lines: (
      <>
        <rect x="14" y="6" width="28" height="50" rx="7" />
        <path d="M24 12h8M21 30l5 5 9-10" />
        <circle cx="45" cy="41" r="12" fill={PAPER} />
        <path d="M39.6 35.6v10M44.6 39.2l-4.6 3.6 4.6 2.9M47.9 39.4v6.3M47.9 42.2q.3-2.8 3.1-2.4" strokeWidth="2.1" />
      </>
    ),
  },
  season: {
    patches: (
      <>
        <path fill={YELLOW} d="M36 8A27 27 0 0 1 62 35H36z" />
        <path fill={ROSE} d="M36 35H62A27 27 0 0 1 36 62z" />
        <path fill={BLUE} d="M9 35A27 27 0 0 0 36 62V35z" />
        <path fill={GREEN} d="M36 8A27 27 0 0 0 9 35H36z" />
      </>
    ),
    lines: (
      <>
        <circle cx="32" cy="32" r="27" />
        <path d="M32 5v54M5 32h54M15 25c-1-7 4-11 10-11 1 7-3 11-10 11zM15 25l5-6M43 20a4 4 0 1 1 .1 0M43 9.5v1M43 23v1M50.5 17h1M35 17h1M21 38v12M15.8 41l10.4 6M26.2 41l-10.4 6M43 50c-5-3-5-9 0-13 5 4 5 10 0 13zM43 50v4" />
      </>
    ),
  },
  half: {
    patches: <path fill={YELLOW} d="M38 10A24 24 0 0 1 38 58L34 48 40 40 34 31 40 22z" />,
    lines: (
      <>
        <path d="M26 8A24 24 0 0 0 26 56l-4-9 6-9-6-8 6-8zM36 8A24 24 0 0 1 36 56l-4-9 6-9-6-8 6-8z" />
        <path d="M14 26h.1M13 38h.1M20 19h.1M18 46h.1M47 22h.1M50 34h.1M45 45h.1M43 32h.1" strokeWidth="4.5" />
      </>
    ),
  },
  easy: {
    patches: <rect x="15" y="12" width="40" height="48" rx="6" fill={GREEN} />,
    lines: (
      <>
        <rect x="10" y="10" width="40" height="48" rx="6" />
        <path d="M22 10a8 8 0 0 1 16 0v4H22zM18 27l3 3 6-6M18 38l3 3 6-6M18 49l3 3 6-6M33 28h10M33 39h10M33 50h7" />
      </>
    ),
  },
  shop: {
    patches: <path fill={ROSE} d="M10 30H60V58H10z" />,
    lines: (
      <path d="M11 8h42l5 14H6zM21.5 8 18 22M32 8v14M42.5 8 46 22M6 22a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 13 0M11 32v24h42V32M34 56V40h11v16M18 39h9v8h-9z" />
    ),
  },
  support: {
    patches: <path fill={YELLOW} d="M12 14H56Q61 14 61 19V44Q61 49 56 49H38L26 60V49H16Q11 49 11 44V19Q11 14 16 14z" />,
    lines: (
      <>
        <path d="M11 9h42q5 0 5 5v25q0 5-5 5H34L22 55V44H11q-5 0-5-5V14q0-5 5-5z" />
        <path d="M32 36c-8-5-12-9-12-14 0-7 9-8 12-2 3-6 12-5 12 2 0 5-4 9-12 14z" />
      </>
    ),
  },
};

export type FeatureIconProps = { readonly name: IconName };

/** A drawn icon beside a heading. It is in the document, because each image file costs the browser a document of its own. */
export const FeatureIcon = ({ name }: FeatureIconProps) => {
  const { patches, lines } = ICONS[name];
  return (
    <svg
      className="icon"
      width="64"
      height="64"
      viewBox="0 0 64 64"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {patches}
      <g fill="none" stroke="#0f5b46" strokeWidth="2.6">
        {lines}
      </g>
    </svg>
  );
};
