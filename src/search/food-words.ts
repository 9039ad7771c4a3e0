import { isAboutDiet, readDietWords } from './diet-words.ts';
import { nounForms, wordsOf } from './swedish-words.ts';

/** Food and drink that visitors search for, whether a group sells it or not. Allergens are in diet-words.ts. */
const FOOD = `
  alkohol ananas apelsin avokado bacon banan biff bulle bär bröd buljong cider chips choklad chili citron dricka dryck
  fett filmjölk flingor frukt fläder fågel gelé glass glögg godis grädde gröt gurka hallon honung ingefära jordgubbe kaffe
  kaka kalkon kanel kardemumma karamell kex kola kolsyra korv kryddor kräfta kyckling kött köttbulle lakrits lax lingon
  lök majs makaron margarin marmelad melon mjöl munk müsli must nougat nudel olja oliv ost paprika pasta peppar pepparkaka
  piroggen pizza potatis pralin räka ris russin rågbröd saffran saft sallad salt semla sill skinka skorpa smör soppa
  sirap socker sylt svamp sås te tomat tonfisk tryffel tårta vanilj vatten vin våffla yoghurt äpple öl`;

/** Shorter words are at the ends of many others. */
const MIN_PART_LENGTH = 5;

const readFood = () => {
  const nouns = wordsOf(FOOD);
  return {
    words: new Set(nouns.flatMap(nounForms)),
    parts: nouns.filter((noun) => noun.length >= MIN_PART_LENGTH),
  };
};

let food: ReturnType<typeof readFood> | undefined;

/** Whether a query has a word for food or drink, also as a part of a compound, or is about an allergen or a diet. */
export const isAboutFood = (query: string): boolean => {
  food ??= readFood();
  const { words, parts } = food;
  const isFood = (word: string): boolean =>
    words.has(word) || parts.some((part) => word.startsWith(part) || word.endsWith(part));
  return isAboutDiet(readDietWords(query)) || wordsOf(query).some(isFood);
};
