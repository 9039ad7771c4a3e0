import { withoutDots, wordsOf } from './swedish-words.ts';

/** Short words for food and drink, in the forms that visitors type. */
const WORDS: ReadonlySet<string> = new Set(
  `bär deg dryck egg eggs fil fisk fisken gelé glass kex kola kolan korv kött köttet lax lök läsk mat maten milk mjöl must
  nut nuts olja ost osten ris saft saften salt sill smör soja sylt sylten sås te teet tea vegan vete vin vinet ägg ägget
  äggen öl jäst`.split(/\s+/),
);

/** Longer words for food, drink, allergens and diets. Compounds begin or end with them. */
const PARTS: readonly string[] = wordsOf(
  `allergi ananas apelsin avokado bacon banan biffar bönor bröd cashew choklad cider citron espresso filmjölk flingor fläsk
  fralla frallor frukost glögg gluten godis grädde gröten gurka halal hallon havre honung hummer jordgubb kaffe kaka kakan
  kakor kalkon kanel karamell kardemumma kosher krabba kräfta kräftor krydda kryddor kyckling köttbullar lakrits laktos
  lingon linser makaron mandel mandlar margarin marmelad melon mjölk musli müsli musslor nougat nudlar nötkött nötter
  ostron paprika pasta peppar pistage pizza potatis pralin räka räkor rödbetor saffran sallad sesam sirap skaldjur skinka
  skorpor socker soppa spenat tofu tomat tonfisk tryffel tryfflar vanilj veganskt vegansk vegetari valnöt våffla våfflor
  yoghurt äpple äpplen ärtor`,
).map(withoutDots);

/** Shorter rests are endings or other words: "automat" is no tomato. */
const MIN_REST_LENGTH = 3;

const isFood = (word: string): boolean => {
  const plain = withoutDots(word);
  return (
    WORDS.has(word) ||
    PARTS.some(
      (part) => plain.startsWith(part) || (plain.endsWith(part) && plain.length >= part.length + MIN_REST_LENGTH),
    )
  );
};

/** Whether a query has a word for food, drink, an allergen or a diet. */
export const isAboutFood = (query: string): boolean => wordsOf(query).some(isFood);
