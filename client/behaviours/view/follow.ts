import { liveSearch as copy } from '../../../src/content/search.ts';
import { announce } from '../announce.ts';
import { createElement } from '../create-element.ts';
import { toAddress, toFormUrl } from './address.ts';
import { leaveEntry, pushEntry, restoreEntry } from './entries.ts';
import { requestPage } from './request-page.ts';
import { hasSameParts, newsOf, rememberOpened, swapParts } from './swap.ts';
import { viewLinkOf } from './view-link.ts';

/** How long a visitor has typed nothing when the server is asked, in milliseconds. A thumb takes 300 a key. */
const QUIET_MS = 400;

/** What another view is asked for by. */
type Cause = 'typing' | 'enter' | 'link' | 'history';

type ViewRequest = {
  readonly address: string;
  cause: Cause;
  readonly link: HTMLAnchorElement | null;
  /** The address to which the form led when the view was asked for. */
  readonly typed: string;
  readonly controller: AbortController;
};

/** The address of the view that is shown. At Back and Forward, and on the way to another page, the page's own is ahead. */
let shown = '';
/** The only one under way. */
let request: ViewRequest | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Tells that a view could not be had. From then on Enter works as without script. */
const problem = createElement('p', { class: 'correction' });

const findForm = (): HTMLFormElement | null => document.querySelector('main search form');

/** The address to which the form leads as it is. */
const typedAddress = (): string => {
  const form = findForm();
  return form ? toAddress(toFormUrl(form)) : shown;
};

const setBusy = (isBusy: boolean): void => {
  for (const part of document.querySelectorAll('[data-view]')) part.setAttribute('aria-busy', String(isBusy));
};

const tell = (text: string): void => {
  problem.textContent = text;
  document.querySelector('main search')?.after(problem);
  announce(text);
};

/** Puts what the page was asked for into the fields, or lets them keep what was typed or chosen. */
const fillFields = (page: Document, keepsTyped: boolean): void => {
  for (const field of findForm()?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const { value, name } = field;
    const fresh = page.querySelector(`search [name="${name}"]:not([type="hidden"])`);
    // WebKit resets a field without autocompletion to its default value when the visitor comes back.
    if (field instanceof HTMLInputElement && fresh instanceof HTMLInputElement) field.defaultValue = fresh.defaultValue;
    if (!(fresh instanceof HTMLInputElement || fresh instanceof HTMLSelectElement)) continue;
    field.value = keepsTyped ? value : fresh.value;
  }
};

/** After Enter: to the first question found, or to whom else to ask. */
const focusFound = (): void => document.querySelector<HTMLElement>('.faq-hits summary, .search-ask a')?.focus();

const focusAfterLink = (link: HTMLAnchorElement): void => {
  // The other links go with what they are in.
  const chip = document.querySelector<HTMLElement>('.chip');
  if (!link.matches('.chip')) (chip ?? document.querySelector<HTMLElement>('main search [type="search"]'))?.focus();
  document.querySelector('.product-grid .card')?.scrollIntoView({ block: 'nearest' });
};

const show = (page: Document, { address, cause, link, typed }: ViewRequest): void => {
  const isTypedOn = typedAddress() !== typed;
  if (cause === 'link') pushEntry(address);
  else if (cause !== 'history') history.replaceState(history.state, '', address);
  problem.remove();
  swapParts(page);
  fillFields(page, isTypedOn || cause === 'typing' || cause === 'enter');
  shown = address;
  if (link) focusAfterLink(link);
  if (cause === 'history') restoreEntry();
  if (cause === 'enter') focusFound();
  if (!isTypedOn) announce(newsOf(document));
};

/** Asks the server for another view. A newer request takes the place of an older one. */
const ask = async (address: string, cause: Cause, link: HTMLAnchorElement | null = null): Promise<void> => {
  clearTimeout(timer);
  request?.controller.abort();
  request = undefined;
  setBusy(address !== shown);
  if (address === shown) {
    if (cause === 'enter') focusFound();
    return;
  }
  const current: ViewRequest = { address, cause, link, typed: typedAddress(), controller: new AbortController() };
  request = current;
  const answer = await requestPage(address, current.controller.signal);
  request = undefined;
  setBusy(false);
  if (answer.kind === 'page' && hasSameParts(answer.page)) show(answer.page, current);
  else if (current.cause === 'history') location.reload();
  else if (answer.kind !== 'none' && current.cause !== 'typing') location.assign(address);
  else tell(answer.kind === 'none' ? copy.noAnswer : copy.refused);
};

const askForTyped = (): void => {
  const address = typedAddress();
  if (address !== (request?.address ?? shown)) void ask(address, 'typing');
};

const followFields = ({ target }: Event): void => {
  const isText = target instanceof HTMLInputElement;
  if (!(isText || target instanceof HTMLSelectElement) || target.form !== findForm()) return;
  clearTimeout(timer);
  timer = setTimeout(askForTyped, isText ? QUIET_MS : 0);
};

const followEnter = (event: SubmitEvent): void => {
  if (event.target !== findForm() || problem.isConnected) return;
  event.preventDefault();
  const address = typedAddress();
  if (request?.address === address) request.cause = 'enter';
  else void ask(address, 'enter');
};

/** The address of a link of the view, with what has been typed since. A link that changes a field changes it. */
const withTyped = ({ href }: HTMLAnchorElement): string => {
  const url = new URL(href);
  const { searchParams: shownParams } = new URL(shown, href);
  for (const [name, value] of new URL(typedAddress(), href).searchParams) {
    if (url.searchParams.get(name) === shownParams.get(name)) url.searchParams.set(name, value);
  }
  return toAddress(url);
};

const followLink = (event: MouseEvent): void => {
  const link = viewLinkOf(event);
  if (link) {
    event.preventDefault();
    void ask(withTyped(link), 'link', link);
    return;
  }
  // On the way back from another page the visitor finds what was typed.
  const address = typedAddress();
  if (address !== shown && event.target instanceof Element && event.target.closest('a'))
    history.replaceState(history.state, '', address);
};

/** Shows the view of the page's address, after Back or Forward. */
export const followHistory = (): void => {
  leaveEntry();
  const address = toAddress(location);
  if (address !== shown || request?.cause === 'link') void ask(address, 'history');
};

/** Starts to swap views. `href`: the URL of the view that was loaded. Once. */
export const startFollowing = (href: string): void => {
  if (shown !== '') return;
  shown = toAddress(new URL(href));
  addEventListener('input', followFields);
  addEventListener('submit', followEnter);
  addEventListener('click', followLink);
  addEventListener('click', rememberOpened);
  addEventListener('pageshow', ({ persisted }) => persisted && followHistory());
  // What was typed before this code was loaded.
  timer = setTimeout(askForTyped, QUIET_MS);
};
