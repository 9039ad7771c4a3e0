import { isPlainClick } from '../../plain-click.ts';
import { MAX_WAIT_MS } from '../load-late.ts';

/** How long a link to a filtered list waits for the code that filters in the page, in milliseconds. */
const MAX_LINK_WAIT_MS = 3_000;

const EVENTS = ['pointerover', 'focusin', 'input', 'click'] as const;

/* Activates the catalogue's tools at the first pointer, focus, input or click on one of them. */

let isLoaded = false;

/** Without the code, or when it has not come in time, the event does what it does without script. */
const activate = async (tool: HTMLElement, type: string): Promise<void> => {
  let isOver = false;
  const fallBack = (): void => {
    if (isOver) return;
    isOver = true;
    document.documentElement.dataset.lost = '';
    if (type === 'input') tool.querySelector('select')?.form?.requestSubmit();
    if (type === 'click' && tool.dataset.tool === 'print') print();
  };
  setTimeout(fallBack, MAX_WAIT_MS);
  try {
    const { activateCatalogue } = await import('./activate.ts');
    isLoaded = true;
    if (!isOver) activateCatalogue(tool, type);
    isOver = true;
  } catch (error) {
    fallBack();
    throw error;
  }
};

for (const type of EVENTS)
  addEventListener(type, (event) => {
    const { target } = event;
    const tool = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
    if (!tool) return;
    const activation = activate(tool, type);
    const link = !isLoaded && event instanceof MouseEvent && type === 'click' && target.closest('a');
    if (!link || !isPlainClick(event)) return;
    // A tap comes with the first pointer event. It waits for the module in place of loading another page.
    event.preventDefault();
    const follow = (): void => location.assign(link.href);
    const timer = setTimeout(follow, MAX_LINK_WAIT_MS);
    activation.then(() => {
      clearTimeout(timer);
      link.click();
    }, follow);
  });

// Firefox shows a page that it has kept the session storage of the time when the page was left: a brochure would lack the
// web shop that the seller has filled in since, or have one that is gone. Firefox keeps no page that listens for `unload`.
if (navigator.userAgent.includes('Firefox/') && document.querySelector('.brochure-cover'))
  addEventListener('unload', () => undefined);

// A visitor may have begun to type or to choose before this module was loaded.
const inUse = document.activeElement?.closest<HTMLElement>('[data-tool]');
if (inUse) activate(inUse, 'focusin');
