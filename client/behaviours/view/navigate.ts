import { liveSearch as copy } from '../../../src/content/search.ts';
import { announce, prepareAnnouncements } from '../../plumbing/announce.ts';
import { createElement } from '../../plumbing/create-element.ts';
import { loadForPress } from '../../plumbing/load-late.ts';
import { isPlainClick } from '../../plumbing/plain-click.ts';
import { toViewHref } from '../../state/view-href.ts';
import { closeOnLeave } from './close-on-leave.ts';
import {
  enterEntry,
  followScrolling,
  leaveEntry,
  pushEntry,
  reloadEntry,
  replaceEntry,
  restoreEntry,
} from './entries.ts';
import { changedFields, fillFields, findForm, isField, keepFields } from './fields.ts';
import { openAnswer } from './open-answer.ts';
import { requestPage } from './request-page.ts';
import { announcementOf, hasSameParts, rememberOpened, rememberTarget, swapParts } from './swap.ts';
import { showChosenTag, watchTags } from './tags.ts';

/** Time between the last keystroke and the request for the view, in milliseconds. A thumb takes 300 ms per key. */
const QUIET_MS = 375;

/** What caused the request for a view. */
type Trigger = 'input' | 'submit' | 'link' | 'history';

type ViewRequest = {
  readonly href: string;
  trigger: Trigger;
  readonly link: HTMLAnchorElement | null;
  /** Whether the view gets its own history entry. Otherwise it replaces the view of the current entry. */
  readonly addsEntry: boolean;
  readonly controller: AbortController;
};

/** The view in the document. Between `popstate` and the response, it differs from the page's URL. */
let shownHref = '';
/** The view that a link or a history entry has chosen last, or the shown view. Input in the form refines it. */
let chosenHref = '';
/** The only request in progress. */
let pending: ViewRequest | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The news of the view that screen readers have not been told yet, because the visitor typed on. */
let unspoken = '';
/** Says why a view could not be loaded. While it is shown, Enter submits the form as without script. */
const problem = createElement('p', { class: 'correction' });

const paramsOf = (href: string): URLSearchParams => new URL(href, location.href).searchParams;

/** The view that the visitor wants: the chosen view, refined by what has been entered since. */
const getWantedHref = (): string => {
  const url = new URL(chosenHref, location.href);
  for (const [name, value] of changedFields()) url.searchParams.set(name, value);
  return toViewHref(url);
};

const setBusy = (isBusy: boolean): void => {
  for (const part of document.querySelectorAll('[data-view]')) {
    if (isBusy) part.setAttribute('aria-busy', 'true');
    else part.removeAttribute('aria-busy');
  }
};

const showProblem = (text: string): void => {
  problem.textContent = text;
  document.querySelector('main search')?.after(problem);
  announce(text);
};

/** The first result of an FAQ search: an answer, a section of another page, another search, or whom to ask. */
const FIRST_HIT = '[data-view="faq"] [data-hits] :is(a, summary)';

/** Moves the focus from the form to the first result of a search. */
const focusFirstHit = (): void => {
  if (!findForm()?.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>(FIRST_HIT)?.focus();
};

/** Puts the keyboard of a phone away, which covers the results. */
const hideKeyboard = (): void => {
  const { activeElement } = document;
  if (isField(activeElement) && matchMedia('(pointer: coarse)').matches) activeElement.blur();
};

const finishLink = (link: HTMLAnchorElement): void => {
  // A tag stays in the document. Any other link is removed with its view, and takes the focus with it.
  if (!link.closest('[data-tags]') && document.activeElement === document.body) {
    const tag = document.querySelector<HTMLElement>('[data-tags] a');
    (tag ?? document.querySelector<HTMLElement>('main search [type="search"]'))?.focus();
  }
  document.querySelector('[data-goods] li')?.scrollIntoView({ block: 'nearest' });
};

/** Writes the view into the history. */
const commit = ({ href, addsEntry }: Pick<ViewRequest, 'href' | 'addsEntry'>): void => {
  if (toViewHref(location) === href) return;
  if (addsEntry) pushEntry(href);
  else replaceEntry(href);
};

/** Must be called when the wanted view is in the document. */
const finish = (trigger: Trigger): void => {
  chosenHref = shownHref;
  enterEntry();
  problem.remove();
  // The visitor has typed on, so this is not the last view.
  if (getWantedHref() !== shownHref) return;
  if (trigger === 'submit') {
    focusFirstHit();
    hideKeyboard();
  }
  if (unspoken) announce(unspoken);
  unspoken = '';
};

const show = (page: Document, request: ViewRequest): void => {
  commit(request);
  keepFields(page, () => swapParts(page));
  shownHref = request.href;
  unspoken = announcementOf(document);
  if (location.hash !== '') openAnswer();
  if (request.link) finishLink(request.link);
  if (request.link || request.trigger === 'history') showChosenTag();
  if (request.trigger === 'history') restoreEntry();
  finish(request.trigger);
};

const endRequest = (): void => {
  pending = undefined;
  setBusy(false);
};

const cancel = (): void => {
  clearTimeout(timer);
  pending?.controller.abort();
  endRequest();
};

/** Loads a view and shows it. Replaces the request in progress. */
const load = async (href: string, trigger: Trigger, link: HTMLAnchorElement | null = null): Promise<void> => {
  // Until the view of a link has arrived, anything that is typed belongs to that view.
  const addsEntry = trigger === 'link' || (trigger !== 'history' && pending?.addsEntry === true);
  cancel();
  const request: ViewRequest = { href, trigger, link, addsEntry, controller: new AbortController() };
  if (href === shownHref) {
    commit(request);
    // Nothing visible changes, so the visitor is told again what is shown.
    if (trigger === 'submit') unspoken = announcementOf(document);
    finish(trigger);
    return;
  }
  pending = request;
  setBusy(true);
  const response = await requestPage(href, request.controller.signal);
  endRequest();
  if (response.kind === 'page' && hasSameParts(response.page)) {
    show(response.page, request);
    return;
  }
  chosenHref = shownHref;
  // A view must not remain under the URL of another view.
  if (toViewHref(location) !== shownHref) reloadEntry();
  else if (response.kind !== 'none' && request.trigger !== 'input') location.assign(href);
  else showProblem(response.kind === 'none' ? copy.noResponse : copy.refused);
};

/** Loads the view of the form. When the visitor has undone a change, this can be the shown view. */
const loadFormView = (): void => {
  const href = getWantedHref();
  if (href !== pending?.href) void load(href, 'input');
};

const handleInput = ({ target }: Event): void => {
  if (!isField(target) || target.form !== findForm()) return;
  clearTimeout(timer);
  timer = setTimeout(loadFormView, target instanceof HTMLInputElement ? QUIET_MS : 0);
};

const handleSubmit = (event: SubmitEvent): void => {
  if (event.target !== findForm() || problem.isConnected) return;
  event.preventDefault();
  const href = getWantedHref();
  if (pending?.href !== href) void load(href, 'submit');
  else if (pending.trigger === 'input') pending.trigger = 'submit';
};

const followLink = (link: HTMLAnchorElement): void => {
  const [params, shownParams] = [paramsOf(link.href), paramsOf(shownHref)];
  // If the link changes a field, it overrides what was entered there.
  fillFields(params, (name) => params.get(name) !== shownParams.get(name));
  chosenHref = toViewHref(link);
  void load(getWantedHref(), 'link', link);
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
    else followLink(link);
  } else if (link.hash !== '' && toViewHref(link) === toViewHref(location)) {
    // The visitor has found the answer.
    if (pending === undefined || pending.trigger === 'input') cancel();
  } else if (/^https?:/.test(link.protocol) && getWantedHref() !== shownHref) {
    // When the visitor comes back, the last input is still there.
    replaceEntry(getWantedHref());
  }
};

/** Shows the view of the current history entry. */
const loadEntry = (): void => {
  leaveEntry();
  const href = toViewHref(location);
  if (href === shownHref && !pending) {
    // A link within the page, or the way back from such a link.
    enterEntry();
    return;
  }
  fillFields(paramsOf(href), () => true);
  chosenHref = href;
  void load(href, 'history');
};

/** Opens the answer that the URL's hash points to. The answer stays open in other views. */
const handleHash = (): void => {
  openAnswer();
  rememberTarget();
};

/** Starts to load views in place. Only the first call has an effect. `href`: the URL from which the document was loaded. */
export const startNavigation = (href: string): void => {
  if (shownHref !== '') return;
  shownHref = toViewHref(new URL(href));
  chosenHref = shownHref;
  followScrolling();
  prepareAnnouncements();
  addEventListener('input', handleInput);
  addEventListener('submit', handleSubmit);
  addEventListener('click', handleClick);
  addEventListener('click', rememberOpened);
  addEventListener('hashchange', handleHash);
  addEventListener('popstate', loadEntry);
  addEventListener('pageshow', ({ persisted }) => persisted && loadEntry());
  closeOnLeave();
  watchTags();
  handleHash();
  // Back or Forward may have loaded this module. Otherwise the visitor may have started typing before it was loaded.
  if (toViewHref(location) !== shownHref) loadEntry();
  else {
    enterEntry();
    timer = setTimeout(loadFormView, QUIET_MS);
  }
};
