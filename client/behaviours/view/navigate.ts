import { liveSearch as copy } from '../../../src/content/search.ts';
import { announce, prepareAnnouncements } from '../../plumbing/announce.ts';
import { createElement } from '../../plumbing/create-element.ts';
import { loadForPress } from '../../plumbing/load-late.ts';
import { isPlainClick } from '../../plumbing/plain-click.ts';
import { createView, stepView, type ViewEvent, type ViewState } from '../../state/view.ts';
import { toViewHref } from '../../state/view-href.ts';
import { closeOnLeave } from './close-on-leave.ts';
import {
  followEntry,
  followScrolling,
  pushEntry,
  reloadEntry,
  replaceEntry,
  restoreEntry,
  storeEntry,
} from './entries.ts';
import { changedFields, fieldValues, fillFields, findForm, isField, keepFields } from './fields.ts';
import { openAnswer } from './open-answer.ts';
import { requestPage } from './request-page.ts';
import { announcementOf, hasSameParts, rememberOpened, rememberTarget, swapParts } from './swap.ts';
import { showChosenTag, watchTags } from './tags.ts';

/** Time between the last keystroke and the request for the view, in milliseconds. A thumb takes 300 ms per key. */
const QUIET_MS = 375;

let state: ViewState | undefined;
let controller: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The page that has arrived last, and the link that the visitor has followed last. */
let page: Document | undefined;
let followed: HTMLAnchorElement | undefined;
/** Says why a view could not be loaded. */
const problem = createElement('p', { class: 'field-message' });

const paramsOf = (href: string): URLSearchParams => new URL(href, location.href).searchParams;

const setBusy = (isBusy: boolean): void => {
  for (const part of document.querySelectorAll('[data-view]')) {
    if (isBusy) part.setAttribute('aria-busy', 'true');
    else part.removeAttribute('aria-busy');
  }
};

const sayProblem = (text: string): void => {
  problem.textContent = text;
  document.querySelector('main search')?.after(problem);
  announce(text);
};

/** The first result of an FAQ search: an answer, a section of another page, or whom to ask. */
const FIRST_HIT = '[data-view="faq"] [data-hits] :is(a, summary)';

/**
 * Moves the focus from the form to the first result of a search. Puts the keyboard of a phone away, which covers the
 * results.
 */
const focusFirstHit = (): void => {
  if (findForm()?.contains(document.activeElement)) document.querySelector<HTMLElement>(FIRST_HIT)?.focus();
  const { activeElement } = document;
  if (isField(activeElement) && matchMedia('(pointer: coarse)').matches) activeElement.blur();
};

const focusAfterLink = (): void => {
  // A tag stays in the document. Any other link is removed with its view, and takes the focus with it.
  if (!followed?.closest('[data-tags]') && document.activeElement === document.body) {
    const tag = document.querySelector<HTMLElement>('[data-tags] a');
    (tag ?? document.querySelector<HTMLElement>('main search [type="search"]'))?.focus();
  }
  document.querySelector('[data-goods] li')?.scrollIntoView({ block: 'nearest' });
  showChosenTag();
};

const request = async (href: string): Promise<void> => {
  controller = new AbortController();
  const response = await requestPage(href, controller.signal);
  page = response.kind === 'page' && hasSameParts(response.page) ? response.page : undefined;
  const outcome = page ? 'page' : response.kind === 'none' ? 'none' : 'refused';
  send({ kind: 'response', outcome, fields: fieldValues() });
};

const swap = (arrived: Document): void => {
  page = undefined;
  keepFields(arrived, () => swapParts(arrived));
  if (location.hash !== '') openAnswer();
};

/** Carries out the commands that name no view. */
const ACTIONS = {
  cancel: () => {
    clearTimeout(timer);
    controller?.abort();
  },
  'store position': storeEntry,
  'restore position': () => {
    showChosenTag();
    restoreEntry();
  },
  swap: () => page && swap(page),
  'focus after link': focusAfterLink,
  'focus first hit': focusFirstHit,
  'say view': () => announce(announcementOf(document)),
  'say no response': () => sayProblem(copy.noResponse),
  'say refused': () => sayProblem(copy.refused),
  'remove problem': () => problem.remove(),
  reload: reloadEntry,
} as const;

/** Carries out the commands that name a view. */
const VISITS = {
  request: (href: string) => void request(href),
  push: pushEntry,
  replace: replaceEntry,
  go: (href: string) => location.assign(href),
  fill: (href: string) => fillFields(paramsOf(href), () => true),
  'fill changed': (href: string) => {
    const [params, shown] = [paramsOf(href), paramsOf(state?.shown ?? '')];
    fillFields(params, (name) => params.get(name) !== shown.get(name));
  },
} as const;

const send = (event: ViewEvent): void => {
  if (!state) return;
  const [next, ...commands] = stepView(state, event);
  // If a command throws, the next event tries again.
  state = { ...state, pending: null };
  setBusy(next.pending !== null);
  for (const command of commands) {
    if ('href' in command) VISITS[command.do](command.href);
    else ACTIONS[command.do]();
  }
  state = next;
};

const sendInput = (): void => send({ kind: 'input', changes: changedFields() });

const handleInput = ({ target }: Event): void => {
  if (!isField(target) || target.form !== findForm()) return;
  clearTimeout(timer);
  timer = setTimeout(sendInput, target instanceof HTMLInputElement ? QUIET_MS : 0);
};

const handleSubmit = (event: SubmitEvent): void => {
  if (event.target !== findForm() || state?.hasProblem) return;
  event.preventDefault();
  send({ kind: 'submit', changes: changedFields() });
};

/** Whether a link leads to another view of the page, or again to the same view. */
const isViewLink = (link: HTMLAnchorElement): boolean =>
  link.matches('[data-view] a, [data-retry]') &&
  link.origin === location.origin &&
  link.pathname === location.pathname &&
  link.hash === '';

const loadRetry = (link: HTMLAnchorElement): void =>
  void loadForPress(
    () => import('./retry.ts'),
    ({ retry }) => retry(link),
    () => location.assign(link.href),
  );

const handleClick = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || !isPlainClick(event)) return;
  if (isViewLink(link)) {
    event.preventDefault();
    if (link.matches('[data-retry]')) loadRetry(link);
    else {
      followed = link;
      send({ kind: 'link', href: toViewHref(link), changes: changedFields() });
    }
  } else if (link.hash !== '' && toViewHref(link) === toViewHref(location)) send({ kind: 'anchor' });
  else if (/^https?:/.test(link.protocol)) send({ kind: 'leave', changes: changedFields() });
};

/** Shows the view of the current history entry. */
const showEntry = (): void => {
  send({ kind: 'entry', href: toViewHref(location) });
  followEntry();
};

/** Opens the answer that the URL's hash points to. The answer stays open in other views. */
const handleHash = (): void => {
  openAnswer();
  rememberTarget();
};

/** Starts to load views in place. Only the first call has an effect. `href`: the URL from which the document was loaded. */
export const startNavigation = (href: string): void => {
  if (state) return;
  state = createView(toViewHref(new URL(href)), toViewHref(location));
  followScrolling();
  prepareAnnouncements();
  addEventListener('input', handleInput);
  addEventListener('submit', handleSubmit);
  addEventListener('click', handleClick);
  addEventListener('click', rememberOpened);
  addEventListener('hashchange', handleHash);
  addEventListener('popstate', showEntry);
  addEventListener('pageshow', ({ persisted }) => persisted && showEntry());
  closeOnLeave();
  watchTags();
  handleHash();
  // Back or Forward may have loaded this module. Otherwise the visitor may have started typing before it was loaded.
  if (state.url !== state.shown) showEntry();
  else timer = setTimeout(sendInput, QUIET_MS);
};
