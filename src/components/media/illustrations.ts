/** The SVG files in public/illustrations: name without extension, intrinsic width and height in pixels. */
export const ILLUSTRATIONS = {
  blogg: [490, 236],
  brev: [220, 200],
  disken: [490, 236],
  fel: [480, 350],
  fragan: [450, 308],
  karran: [490, 236],
  'om-oss': [490, 236],
  'om-oss-scen': [720, 420],
  'pengar-faktura': [480, 400],
  'pengar-gruppen': [480, 400],
  'pengar-kund': [480, 400],
  'pengar-partner': [480, 400],
  rakna: [490, 236],
  rocker: [490, 236],
  stampel: [160, 160],
  'stangt-stand': [480, 400],
  'steg-1-registrera': [480, 400],
  'steg-2-salj': [480, 400],
  'steg-3-leverera': [480, 400],
  tavling: [520, 300],
  'tom-hylla': [480, 400],
  'tom-kakburk': [960, 800],
  villkor: [490, 236],
} as const;

export type IllustrationName = keyof typeof ILLUSTRATIONS;
