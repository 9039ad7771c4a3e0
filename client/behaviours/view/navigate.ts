import { liveSearch as copy } from '../../../src/content/search.ts';
import { announce } from '../announce.ts';
import { closeOnLeave } from '../close-on-leave.ts';
import { createElement } from '../create-element.ts';
import { loadForPress } from '../load-late.ts';
import { openAnswer } from '../open-answer.ts';
import { leaveEntry, pushEntry, restoreEntry } from './entries.ts';
import { requestPage } from './request-page.ts';
import { hasSameParts, newsOf, rememberOpened, swapParts } from './swap.ts';
import { toFormUrl, toViewHref } from './view-href.ts';
import { viewLinkOf } from './view-link.ts';

/** Time after the last keystroke until the view is requested, in milliseconds. A thumb takes 300 ms a key. */
const QUIET_MS = 375;

/** What a view is requested for. A link adds a history entry; the form replaces the current one. */
type Trigger = 'input' | 'submit' | 'link' | 'history';

type ViewRequest = {
  readonly href: string;
  trigger: Trigger;
  readonly link: HTMLAnchorElement | null;
  /** `formHref` when the request was made. */
  readonly formHref: string;
  readonly controller: AbortController;
};

/** The view in the document. The page's URL differs from it between `popstate` and the response. */
let shownHref = '';
/** The only request in progress. */
let pending: ViewRequest | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Says why a view could not be loaded. While it is shown, Enter submits the form as without script. */
const problem = createElement('p', { class: 'correction' });

const findForm = (): HTMLFormElement | null => document.querySelector('main search form');

/** The view to which the form leads with the current values of its fields. */
const getFormHref = (): string => {
  const form = findForm();
  return form ? toViewHref(toFormUrl(form)) : shownHref;
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

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === 'search');

/** Shows the view of a page. Its fields get the values of the page, or keep those that the visitor has entered. */
const swapView = (page: Document, keepsValues: boolean): void => {
  const fields = [...(findForm()?.elements ?? [])].filter(isField);
  const values = fields.map(({ value }) => value);
  swapParts(page);
  for (const [index, field] of fields.entries()) {
    const fresh = page.querySelector(`search [name="${field.name}"]`);
    if (!isField(fresh)) continue;
    // WebKit resets a field without autocompletion to its default value when the visitor comes back.
    if (field instanceof HTMLInputElement && fresh instanceof HTMLInputElement) field.defaultValue = fresh.defaultValue;
    const value = keepsValues ? (values[index] ?? '') : fresh.value;
    // An assignment moves the caret.
    if (field.value !== value) field.value = value;
  }
};

/** Moves the focus to the first question found or, without one, to the link to the contact details. */
const focusFirstHit = (): void =>
  (
    document.querySelector<HTMLElement>('.faq-hits summary') ?? document.querySelector<HTMLElement>('.search-ask a')
  )?.focus();

const focusAfterLink = (link: HTMLAnchorElement): void => {
  // A tag stays. Other links are removed with the view that they were in.
  if (!link.matches('.chip')) {
    const chip = document.querySelector<HTMLElement>('.chip');
    (chip ?? document.querySelector<HTMLElement>('main search [type="search"]'))?.focus();
  }
  document.querySelector('.product-grid .card')?.scrollIntoView({ block: 'nearest' });
};

const show = (page: Document, { href, trigger, link, formHref }: ViewRequest): void => {
  const isFormChanged = getFormHref() !== formHref;
  const isFromForm = trigger === 'input' || trigger === 'submit';
  if (trigger === 'link') pushEntry(href);
  if (isFromForm) history.replaceState(history.state, '', href);
  problem.remove();
  swapView(page, isFromForm || isFormChanged);
  shownHref = href;
  if (link) focusAfterLink(link);
  if (trigger === 'history') restoreEntry();
  if (trigger === 'submit') focusFirstHit();
  if (!isFormChanged) announce(newsOf(document));
};

/** Loads a view and shows it. Replaces the request in progress. */
const load = async (href: string, trigger: Trigger, link: HTMLAnchorElement | null = null): Promise<void> => {
  clearTimeout(timer);
  pending?.controller.abort();
  pending = undefined;
  setBusy(href !== shownHref);
  if (href === shownHref) {
    if (trigger === 'submit') focusFirstHit();
    return;
  }
  const request: ViewRequest = { href, trigger, link, formHref: getFormHref(), controller: new AbortController() };
  pending = request;
  const response = await requestPage(href, request.controller.signal);
  pending = undefined;
  setBusy(false);
  if (response.kind === 'page' && hasSameParts(response.page)) show(response.page, request);
  // The URL of a history entry is the page's already.
  else if (request.trigger === 'history') location.reload();
  else if (response.kind !== 'none' && request.trigger !== 'input') location.assign(href);
  else showProblem(response.kind === 'none' ? copy.noResponse : copy.refused);
};

const loadFormView = (): void => {
  const href = getFormHref();
  if (href !== (pending?.href ?? shownHref)) void load(href, 'input');
};

const handleInput = ({ target }: Event): void => {
  if (!(target instanceof Element && isField(target)) || target.form !== findForm()) return;
  clearTimeout(timer);
  timer = setTimeout(loadFormView, target instanceof HTMLInputElement ? QUIET_MS : 0);
};

const handleSubmit = (event: SubmitEvent): void => {
  if (event.target !== findForm() || problem.isConnected) return;
  event.preventDefault();
  const href = getFormHref();
  if (pending?.href === href) pending.trigger = 'submit';
  else void load(href, 'submit');
};

/** The view of a link, with the fields that have changed since the link was rendered and that it leaves as they were. */
const withChangedFields = ({ href }: HTMLAnchorElement): string => {
  const url = new URL(href);
  const shownParams = new URL(shownHref, href).searchParams;
  for (const [name, value] of new URL(getFormHref(), href).searchParams) {
    if (url.searchParams.get(name) === shownParams.get(name)) url.searchParams.set(name, value);
  }
  return toViewHref(url);
};

const loadRetry = (link: HTMLAnchorElement): void =>
  void loadForPress(
    () => import('./retry.ts'),
    ({ retry }) => retry(link),
    () => location.assign(link.href),
  );

const handleClick = (event: MouseEvent): void => {
  if (event.defaultPrevented) return;
  const link = viewLinkOf(event);
  if (link) {
    event.preventDefault();
    if (link.matches('[data-retry]')) loadRetry(link);
    else void load(withChangedFields(link), 'link', link);
    return;
  }
  const href = getFormHref();
  const leaves = event.target instanceof Element && event.target.closest('a') !== null;
  // On the way back, the visitor finds what was typed last.
  if (leaves && href !== shownHref) history.replaceState(history.state, '', href);
};

/** Shows the view of the current history entry. */
const loadEntry = (): void => {
  leaveEntry();
  const href = toViewHref(location);
  if (href !== shownHref || pending?.trigger === 'link') void load(href, 'history');
};

/** Starts to load views in place, once. `href`: the URL from which the document was loaded. */
export const startNavigation = (href: string): void => {
  if (shownHref !== '') return;
  shownHref = toViewHref(new URL(href));
  addEventListener('input', handleInput);
  addEventListener('submit', handleSubmit);
  addEventListener('click', handleClick);
  addEventListener('click', rememberOpened);
  addEventListener('hashchange', openAnswer);
  closeOnLeave();
  openAnswer();
  addEventListener('popstate', loadEntry);
  addEventListener('pageshow', ({ persisted }) => persisted && loadEntry());
  // The visitor may have begun to type before this module was loaded.
  timer = setTimeout(loadFormView, QUIET_MS);
  // Back or Forward may have loaded it.
  loadEntry();
};
