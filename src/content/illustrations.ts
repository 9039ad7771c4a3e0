/** The icons that the copy refers to: the views of artwork/illustrations/feature-icons.svg. */
export const ICON_NAMES = ['payment', 'season', 'half', 'easy', 'shop', 'support'] as const;
export type IconName = (typeof ICON_NAMES)[number];
