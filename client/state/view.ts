/*
 * Which view a page shows, and what to do next: a pure function from a state and an event to the next state and commands.
 * client/behaviours/view/navigate.ts sends the events and carries the commands out. A view is known by its `toViewHref`.
 */
import { toViewHref } from './view-href.ts';

/** What caused the request for a view. */
type Trigger = 'input' | 'submit' | 'link' | 'entry';

/** The names and values of fields. */
type Fields = readonly (readonly [name: string, value: string])[];

/** The fields that differ from the shown view. */
type Changes = Fields;

export type ViewState = {
  /** The view of the page's URL. */
  readonly url: string;
  /** The view in the document. Between Back and the response, it differs from the view of the page's URL. */
  readonly shown: string;
  /** The view that a link or a history entry has chosen last, or the shown view. What is entered refines it. */
  readonly chosen: string;
  /** The only request in progress. `addsEntry`: whether its view gets a history entry of its own. */
  readonly pending: { readonly href: string; readonly trigger: Trigger; readonly addsEntry: boolean } | null;
  /** Whether screen readers have not been told of the shown view yet, because the visitor has typed on. */
  readonly isUnspoken: boolean;
  /** Whether the page says why a view could not be loaded. Enter then submits the form as without script. */
  readonly hasProblem: boolean;
};

export type ViewEvent =
  /** `input`: the visitor has entered something, and has paused. */
  | { readonly kind: 'input' | 'submit'; readonly changes: Changes }
  /** A link to another view, or again to the same view. */
  | { readonly kind: 'link'; readonly href: string; readonly changes: Changes }
  /** Back, Forward, a changed hash, or a page that the browser has kept. */
  | { readonly kind: 'entry'; readonly href: string }
  /** A link to a place within the shown view. */
  | { readonly kind: 'anchor' }
  /** A link to another page. */
  | { readonly kind: 'leave'; readonly changes: Changes }
  /**
   * `refused`: an error, or a page that this document cannot show. `fields`: all fields, because those that differ from the
   * arrived view are not known before it is shown.
   */
  | { readonly kind: 'response'; readonly outcome: 'page' | 'none' | 'refused'; readonly fields: Fields };

export type ViewCommand =
  /** `fill`: set all fields to the values of a view. `fill changed`: set those that the view changes. */
  | { readonly do: 'request' | 'push' | 'replace' | 'go' | 'fill' | 'fill changed'; readonly href: string }
  | {
      readonly do: /** Stop waiting for a pause in typing, and for the response. */
        | 'cancel'
        | 'store position'
        | 'restore position'
        | 'swap'
        | 'focus after link'
        | 'focus first hit'
        | 'say view'
        | 'say no response'
        | 'say refused'
        | 'remove problem'
        /** Load the page of the current history entry. */
        | 'reload';
    };

type Step = readonly [ViewState, ...(readonly ViewCommand[])];

const paramsOf = (href: string): URLSearchParams => new URLSearchParams(href.split('?')[1]);

/** The view that the visitor wants: the chosen view, refined by what has been entered since. */
const toWanted = ({ chosen }: ViewState, fields: Fields): string => {
  const params = paramsOf(chosen);
  for (const [name, value] of fields) params.set(name, value);
  return toViewHref({ pathname: chosen.split('?')[0] ?? '', search: params.toString() });
};

/** Stores the position of the entry that the visitor leaves. Only its own view has its position. */
const leaveEntry = ({ url, shown }: ViewState): readonly ViewCommand[] =>
  url === shown ? [{ do: 'store position' }] : [];

const commit = (state: ViewState, href: string, addsEntry: boolean): readonly ViewCommand[] => {
  if (state.url === href) return [];
  return addsEntry ? [...leaveEntry(state), { do: 'push', href }] : [{ do: 'replace', href }];
};

/** The requested view is in the document. If the visitor has typed on, it is not the last one. */
const finish = (state: ViewState, trigger: Trigger, fields: Fields): Step => {
  const next = { ...state, chosen: state.shown, pending: null, hasProblem: false };
  const removed: readonly ViewCommand[] = state.hasProblem ? [{ do: 'remove problem' }] : [];
  if (toWanted(next, fields) !== next.shown) return [next, ...removed];
  return [
    { ...next, isUnspoken: false },
    ...removed,
    ...(trigger === 'submit' ? [{ do: 'focus first hit' } as const] : []),
    ...(next.isUnspoken ? [{ do: 'say view' } as const] : []),
  ];
};

/** Replaces the request in progress. */
const load = (state: ViewState, href: string, trigger: Trigger, changes: Changes): Step => {
  // Until the view of a link has arrived, anything that is entered belongs to that view.
  const addsEntry = trigger === 'link' || (trigger !== 'entry' && state.pending?.addsEntry === true);
  if (href !== state.shown)
    return [{ ...state, pending: { href, trigger, addsEntry } }, { do: 'cancel' }, { do: 'request', href }];
  // Nothing visible changes, so after Enter the visitor is told again what is shown.
  const isUnspoken = state.isUnspoken || trigger === 'submit';
  const [next, ...commands] = finish({ ...state, url: href, isUnspoken }, trigger, changes);
  return [next, { do: 'cancel' }, ...commit(state, href, addsEntry), ...commands];
};

const showPage = (state: ViewState, pending: NonNullable<ViewState['pending']>, fields: Fields): Step => {
  const { href, trigger, addsEntry } = pending;
  const [next, ...commands] = finish({ ...state, url: href, shown: href, isUnspoken: true }, trigger, fields);
  return [
    next,
    ...commit(state, href, addsEntry),
    { do: 'swap' },
    ...(trigger === 'link' ? [{ do: 'focus after link' } as const] : []),
    ...(trigger === 'entry' ? [{ do: 'restore position' } as const] : []),
    ...commands,
  ];
};

const receive = (state: ViewState, { outcome, fields }: ViewEvent & { kind: 'response' }): Step => {
  const { pending, shown, url } = state;
  if (!pending) return [state];
  if (outcome === 'page') return showPage(state, pending, fields);
  const kept = { ...state, chosen: shown, pending: null };
  // A view must not remain under the URL of another view.
  if (url !== shown) return [kept, { do: 'reload' }];
  if (outcome === 'refused' && pending.trigger !== 'input') return [kept, { do: 'go', href: pending.href }];
  return [{ ...kept, hasProblem: true }, { do: outcome === 'none' ? 'say no response' : 'say refused' }];
};

const submit = (state: ViewState, changes: Changes): Step => {
  const { pending } = state;
  const href = toWanted(state, changes);
  if (pending?.href !== href) return load(state, href, 'submit', changes);
  return [pending.trigger === 'input' ? { ...state, pending: { ...pending, trigger: 'submit' } } : state];
};

const followLink = (state: ViewState, link: string, changes: Changes): Step => {
  const [params, shownParams] = [paramsOf(link), paramsOf(state.shown)];
  // If the link changes a field, it overrides what was entered there.
  const left = changes.filter(([name]) => params.get(name) === shownParams.get(name));
  const chosen = { ...state, chosen: link };
  const [next, ...commands] = load(chosen, toWanted(chosen, left), 'link', left);
  return [next, { do: 'fill changed', href: link }, ...commands];
};

const moveTo = (state: ViewState, href: string): Step => {
  const moved = { ...state, url: href };
  // A link within the page, or the way back from such a link.
  if (href === state.shown && !state.pending) return [moved, ...leaveEntry(state)];
  const [next, ...commands] = load({ ...moved, chosen: href }, href, 'entry', []);
  return [next, ...leaveEntry(state), { do: 'fill', href }, ...commands];
};

/** The state of a document with the view `shown`. `url`: the view of the page's URL, which Back may have changed since. */
export const createView = (shown: string, url = shown): ViewState => ({
  url,
  shown,
  chosen: shown,
  pending: null,
  isUnspoken: false,
  hasProblem: false,
});

/** The state after an event, and what is to be done, in this order. */
export const stepView = (state: ViewState, event: ViewEvent): Step => {
  switch (event.kind) {
    case 'input': {
      // When the visitor has undone a change, this can be the shown view.
      const href = toWanted(state, event.changes);
      return href === state.pending?.href ? [state] : load(state, href, 'input', event.changes);
    }
    case 'submit':
      return submit(state, event.changes);
    case 'link':
      return followLink(state, event.href, event.changes);
    case 'entry':
      return moveTo(state, event.href);
    case 'anchor':
      // The visitor has found the answer.
      return state.pending === null || state.pending.trigger === 'input'
        ? [{ ...state, pending: null }, { do: 'cancel' }]
        : [state];
    case 'leave': {
      // When the visitor comes back, the last input is still there.
      const href = toWanted(state, event.changes);
      return href === state.shown
        ? [state]
        : [
            { ...state, url: href },
            { do: 'replace', href },
          ];
    }
    case 'response':
      return receive(state, event);
  }
};
