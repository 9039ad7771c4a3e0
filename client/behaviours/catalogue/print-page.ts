/** Images that take longer are left out of the print. */
const IMAGE_TIMEOUT_MS = 8_000;

/** Prints when the brochure's lazy images, which the screen has not needed yet, have been loaded and decoded. */
export const printPage = async (): Promise<void> => {
  const images = document.querySelectorAll<HTMLImageElement>('.brochure-cover img, .product-grid img');
  for (const image of images) image.loading = 'eager';
  const decoded = Promise.allSettled(Array.from(images, (image) => image.decode()));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, IMAGE_TIMEOUT_MS))]);
  print();
};
