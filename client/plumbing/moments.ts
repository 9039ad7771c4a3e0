/*
 * The moments at which a behaviour starts. An element with a behaviour has a hook in the server's markup, the attribute
 * `data-<hook>`. Each exported function returns a row of `STARTS` in main.ts.
 */
import { loadForPress } from './load-late.ts';
import { MAX_WAIT_MS } from './max-wait.ts';
import { reportFailure } from './report-failure.ts';

/** Loads the module of a behaviour. Importing the module has no effect. Its `start` takes an element with the hook. */
type Load = (element: HTMLElement) => Promise<{ readonly start: (element: HTMLElement) => unknown }>;

/**
 * Runs `run` for each element with the hook. The script starts when the whole page has been parsed, so streamed content is in
 * the document, although React may not have moved it into place yet.
 */
export const forEach = (hook: string, run: (element: HTMLElement) => void) => (): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${hook}]`)) run(element);
};

/** Imports the behaviour at once. Used for behaviours that do not depend on what the visitor sees or does. */
export const atOnce = (hook: string, load: Load) =>
  forEach(hook, async (element) => {
    const { start } = await load(element);
    start(element);
  });

/**
 * Writes the state of a behaviour to the element's `data-state`.
 * - `ready`: the behaviour has started.
 * - `failed`: the behaviour could not be loaded and started in time. The element must work as it does without script.
 */
const setState = (element: HTMLElement, state: 'ready' | 'failed'): void => {
  element.dataset.state = state;
};

const loadNear = async (element: HTMLElement, hook: string, load: Load): Promise<void> => {
  const timer = setTimeout(setState, MAX_WAIT_MS, element, 'failed');
  try {
    const { start } = await load(element);
    await start(element);
    setState(element, 'ready');
  } catch (error) {
    setState(element, 'failed');
    reportFailure(error, `${hook} ${element.dataset[hook]}`.trim());
  } finally {
    clearTimeout(timer);
  }
};

/** An element within this distance of the viewport is near. */
const MARGIN = '300px';

/** Imports the behaviour when the element comes near the viewport. For elements that work without the behaviour. */
export const whenNear = (hook: string, load: Load) =>
  forEach(hook, (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void loadNear(element, hook, load);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });

/** Calls `handle` for events of these types on or in an element with the hook, including elements that are added later. */
const listen = (hook: string, types: readonly string[], handle: (element: HTMLElement, event: Event) => void): void => {
  for (const type of types)
    addEventListener(type, (event) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>(`[data-${hook}]`);
      if (element) handle(element, event);
    });
};

type PressOptions = {
  /** The events that count as a press. */
  readonly types?: readonly string[];
  /** The events that come before a press, and already import the behaviour. */
  readonly early?: readonly string[];
  /** Tells the visitor that the behaviour could not be imported. */
  readonly sayLost?: (text: string | undefined, element: HTMLElement) => void;
};

/**
 * When the visitor presses the element, imports and starts the behaviour and prevents the element's default action. Until
 * the behaviour has been imported, the element is busy, and further presses count as the same press. client/early.ts
 * repeats a press that was made before this script had started.
 */
export const whenPressed =
  (hook: string, load: Load, { types = ['click'], early = [], sayLost = alert }: PressOptions = {}) =>
  (): void => {
    const pending = new WeakSet<HTMLElement>();
    listen(hook, early, (element) => load(element).catch(() => undefined));
    listen(hook, types, (element, event) => {
      event.preventDefault();
      if (pending.has(element)) return;
      pending.add(element);
      element.setAttribute('aria-busy', 'true');
      const end = (): void => {
        pending.delete(element);
        element.removeAttribute('aria-busy');
      };
      void loadForPress(
        () => load(element),
        ({ start }) => {
          end();
          start(element);
        },
        (text) => {
          end();
          sayLost(text, element);
        },
      );
    });
  };
