/** Element ids that markup, styles and scripts share. */
export const MENU_ID = 'meny';

export const CALCULATOR_FIELDS = { participants: 'deltagare', productsEach: 'produkter' } as const;
export type CalculatorFieldName = (typeof CALCULATOR_FIELDS)[keyof typeof CALCULATOR_FIELDS];

export const correctionId = (field: CalculatorFieldName): string => `${field}-rattelse`;

/** Slides count from 1, as visitors do. */
export const slideId = (position: number): string => `bild-${position}`;
