/** A concept of the Swedish copy, and the one word for it. */
type VocabularyEntry = {
  readonly concept: string;
  readonly word: string;
  /** Other words for the concept, which the copy does not use. */
  readonly avoid: RegExp;
  /** Phrases with such a word that the specification has, or that explain it. */
  readonly except?: readonly string[];
};

/**
 * The words of the copy: one a concept. The calculator counts "produkter", as specified.
 */
export const VOCABULARY: readonly VocabularyEntry[] = [
  {
    concept: 'what a group sells',
    word: 'vara',
    avoid: /produkt|artikel/i,
    except: [
      '/produkter',
      'Tillbaka till produkterna',
      'Produkterna kunde inte laddas',
      'Produkten kunde inte hämtas',
      'flest produkter',
      'lagen (2023:254) om vissa produkters och tjänsters tillgänglighet',
      'artikel 22 i GDPR',
    ],
  },
  { concept: 'where a small shipment is collected', word: 'postombud', avoid: /(?<!post)ombud|utlämningsställe/i },
  { concept: 'the last day to order', word: 'sista beställningsdag', avoid: /beställningsstopp|orderstopp/i },
  { concept: "a member's own shop", word: 'webbshop', avoid: /(?<!webb)shop|nätbutik|webbutik/i },
  { concept: 'the goods of a round', word: 'sortiment', avoid: /utbud/i },
  { concept: 'the printed range', word: 'broschyr', avoid: /e-broschyr|katalog/i },
  { concept: 'electronic mail', word: 'e-post', avoid: /mejl|\bmail\b|e-mail/i },
  {
    concept: 'who registers the group',
    word: 'gruppledare',
    avoid: /kontaktperson|lagledare/i,
    except: ['gruppens kontaktperson'],
  },
];
