import { loadStyles } from '../load-styles.ts';
import sheet from './note.css?url';

const SHOWN_MS = 4_000;
/** A live region that is new with its words in it is not read out. */
const NOTICED_MS = 100;

let place: Promise<HTMLElement> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const createPlace = async (): Promise<HTMLElement> => {
  const note = document.createElement('p');
  note.className = 'note';
  note.role = 'status';
  document.body.append(note);
  // The words matter more than their looks.
  await Promise.allSettled([loadStyles(sheet), pause(NOTICED_MS)]);
  return note;
};

/** Says something in passing, to eyes and ears. */
export const say = async (text: string): Promise<void> => {
  place ??= createPlace();
  const note = await place;
  clearTimeout(timer);
  note.textContent = text;
  timer = setTimeout(() => note.replaceChildren(), SHOWN_MS);
};
