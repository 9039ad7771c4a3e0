/** A picture that takes longer is left out. */
const PATIENCE_MS = 8_000;

/** Prints once the pictures are there that the screen has not needed yet. */
export const printBrochure = async (): Promise<void> => {
  const pictures = document.querySelectorAll<HTMLImageElement>('.brochure-cover img, .product-grid img');
  for (const picture of pictures) picture.loading = 'eager';
  const complete = Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  await Promise.race([complete, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  print();
};
