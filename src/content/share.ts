export const share = {
  product: 'Dela varan',
  result: 'Dela uträkningen',
  copied: 'Länken är kopierad',
};
