/** A position or a total; the carousel's library fills in its own placeholders. */
type Ordinal = number | string;

/** A product's pictures. */
export const carousel = {
  roleDescription: 'bildspel',
  label: (productName: string) => `Bilder på ${productName}`,
  slideLabel: (position: Ordinal, total: Ordinal) => `Bild ${position} av ${total}`,
  position: (position: number, total: number) => `${position} av ${total}`,
  /** Said when the visitor has moved to another picture. */
  announcement: (position: number, total: number, alt: string) => `Bild ${position} av ${total}: ${alt}`,
  previous: 'Föregående bild',
  next: 'Nästa bild',
  pause: 'Pausa bildspelet',
  play: 'Starta bildspelet',
  thumbnailsLabel: 'Välj bild',
  thumbnailLabel: (position: number) => `Visa bild ${position}`,
  /** The alt text of an image without a name, in English by specification. */
  defaultAlt: 'Media asset',
};
