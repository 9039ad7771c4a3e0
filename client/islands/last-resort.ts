import { errors } from '../../src/content/errors.ts';

/** Where React cannot even draw its panel: the application's own words and the way home, without any library. */
export const showLastResort = (place: HTMLElement): void => {
  const text = document.createElement('p');
  text.lang = 'en';
  text.textContent = errors.application.message;
  const home = document.createElement('a');
  home.className = 'button';
  home.href = location.origin;
  home.textContent = errors.application.home;
  place.replaceChildren(text, home);
};
