/** The icons that the copy refers to, in src/components/media/FeatureIcon.tsx. */
export type IconName = 'payment' | 'season' | 'half' | 'easy' | 'shop' | 'support';
