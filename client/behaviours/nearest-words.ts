const toChip = (word: string, href: string): HTMLElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'chip';
  link.href = href;
  link.textContent = word;
  item.append(link);
  return item;
};

/** Shows links to searches for other words, or hides their element when there are none. */
export const showNearestWords = (
  element: HTMLElement,
  words: readonly string[],
  hrefOf: (word: string) => string,
): void => {
  element.hidden = words.length === 0;
  element.querySelector('ul')?.replaceChildren(...words.map((word) => toChip(word, hrefOf(word))));
};
