/** Tag names, and the colour of the dot that the site shows beside each. */
export const TAGS = {
  Höst: '#dd7449',
  Jul: '#b93a22',
  Vår: '#6fa57d',
  Sommar: '#2f8fa3',
  Nyhet: '#ffc53d',
  Klassiker: '#2f6178',
  Vegansk: '#0f5b46',
  Glutenfri: '#8a5a9e',
  Ekologisk: '#7a8f1f',
} as const satisfies Readonly<Record<string, `#${string}`>>;

export type TagName = keyof typeof TAGS;
