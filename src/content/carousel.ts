/** The carousel of a product's images. */
export const carousel = {
  roleDescription: 'bildspel',
  label: (productName: string) => `Bilder på ${productName}`,
  slideLabel: (position: number, total: number) => `Bild ${position} av ${total}`,
  position: (position: number, total: number) => `${position} av ${total}`,
  /** Announced to screen readers when the visitor has moved to another image. */
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
