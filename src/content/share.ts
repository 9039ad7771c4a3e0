export const share = {
  product: 'Dela varan',
  list: 'Dela listan',
  result: 'Dela uträkningen',
  copied: 'Länken är kopierad',
  copiedText: 'Texten är kopierad',
};
