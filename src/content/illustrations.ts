/** The icons that the copy refers to, ids in artwork/illustrations/feature-icons.svg. */
export type IconName = 'payment' | 'season' | 'half' | 'easy' | 'shop' | 'support';
