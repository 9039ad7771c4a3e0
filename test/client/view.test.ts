import { describe, expect, it } from 'vitest';
import { createView, stepView, type ViewCommand, type ViewEvent } from '../../client/state/view.ts';
import { toViewHref } from '../../client/state/view-href.ts';

const LIST = '/produkter';
const paramsOf = (href: string) => new URLSearchParams(href.split('?')[1]);

/**
 * A visitor of the list: a form with two fields, the browser's history, and a network that responds when it is told to.
 * `done` has the commands since it was last read.
 */
const visit = (query = '') => {
  let state = createView(LIST + query);
  const form = new Map([
    ['sok', ''],
    ['ordning', 'butik'],
  ]);
  const valueIn = (href: string, name: string): string =>
    paramsOf(href).get(name) ?? (name === 'ordning' ? 'butik' : '');
  const fill = (href: string, names: readonly string[]): void => {
    for (const name of names) form.set(name, valueIn(href, name));
  };
  fill(LIST + query, [...form.keys()]);
  const changes = () => [...form].filter(([name, value]) => value !== valueIn(state.shown, name));
  const entries = [LIST + query];
  let at = 0;
  const stored: string[] = [];
  let done: string[] = [];

  const carryOut = (command: ViewCommand): void => {
    done.push(command.do);
    if (command.do === 'push') entries.splice(++at, entries.length, command.href);
    if (command.do === 'replace') entries[at] = command.href;
    if (command.do === 'fill') fill(command.href, [...form.keys()]);
    if (command.do === 'fill changed')
      fill(
        command.href,
        [...form.keys()].filter((name) => valueIn(command.href, name) !== valueIn(state.shown, name)),
      );
  };
  const send = (event: ViewEvent): void => {
    const { shown } = state;
    const [next, ...commands] = stepView(state, event);
    state = next;
    for (const command of commands) {
      carryOut(command);
      if (command.do === 'store position') stored.push(shown.slice(LIST.length));
    }
  };
  const open = (params: string) =>
    send({ kind: 'link', href: toViewHref({ pathname: LIST, search: params }), changes: changes() });
  const go = (by: number): void => {
    at += by;
    send({ kind: 'entry', href: entries[at] ?? '' });
  };
  return {
    /** Enters a text without a pause, so that the page does not react yet. */
    enter: (text: string) => void form.set('sok', text),
    pause: () => send({ kind: 'input', changes: changes() }),
    type(text: string) {
      form.set('sok', text);
      this.pause();
    },
    order(value: string) {
      form.set('ordning', value);
      this.pause();
    },
    submit: () => send({ kind: 'submit', changes: changes() }),
    /** Presses a link of the list, whose URL has the shown search and order. */
    press(tag: string) {
      const params = paramsOf(state.shown);
      if (tag) params.set('tag', tag);
      else params.delete('tag');
      open(`?${params}`);
    },
    open,
    back: () => go(-1),
    forward: () => go(1),
    changeHash: () => go(0),
    anchor: () => send({ kind: 'anchor' }),
    leave: () => send({ kind: 'leave', changes: changes() }),
    respond: (outcome: 'page' | 'none' | 'refused' = 'page') => send({ kind: 'response', outcome, fields: [...form] }),
    get query() {
      return (entries[at] ?? '').slice(LIST.length);
    },
    get shown() {
      return state.shown.slice(LIST.length);
    },
    get fields() {
      return Object.fromEntries(form);
    },
    get isBusy() {
      return state.pending !== null;
    },
    /** The number of entries. */
    get length() {
      return entries.length;
    },
    stored,
    get done() {
      const last = done;
      done = [];
      return last;
    },
  };
};
type Visitor = ReturnType<typeof visit>;

describe('the last view that a visitor requests is shown, under its URL and as one entry', () => {
  it.each<[what: string, start: string, act: (visitor: Visitor) => void, query: string]>([
    [
      'a tag, when a search has been erased just before',
      '?sok=kaffe',
      (v) => [v.enter(''), v.press('Jul')],
      '?tag=Jul',
    ],
    [
      'a tag, when the default order has been chosen just before',
      '?ordning=pris',
      (v) => [v.order('butik'), v.press('Jul')],
      '?tag=Jul',
    ],
    [
      'no search, when it has been erased and the current tag has been pressed',
      '?sok=kaffe',
      (v) => [v.enter(''), v.press('')],
      '',
    ],
    ['a search that was typed before the tag', '', (v) => [v.enter('ka'), v.press('Jul')], '?tag=Jul&sok=ka'],
    ['a search within a tag that has not arrived yet', '', (v) => [v.press('Jul'), v.type('ka')], '?tag=Jul&sok=ka'],
    [
      'an order of a tag that has not arrived yet',
      '',
      (v) => [v.press('Jul'), v.order('pris')],
      '?tag=Jul&ordning=pris',
    ],
    ['a tag, whatever Enter in an empty field means', '', (v) => [v.press('Jul'), v.submit()], '?tag=Jul'],
    [
      'a tag, when something has been typed and erased meanwhile',
      '',
      (v) => [v.press('Jul'), v.type('x'), v.type('')],
      '?tag=Jul',
    ],
    [
      'the search of a link, whatever has been typed',
      '?sok=kafffe',
      (v) => [v.enter('kafffes'), v.open('?sok=%22kafffe%22')],
      '?sok=%22kafffe%22',
    ],
    [
      'the last of twenty tags that were pressed quickly',
      '',
      (v) => Array.from({ length: 20 }, (_, press) => v.press(['Jul', 'Nyhet'][press % 2] ?? '')),
      '?tag=Nyhet',
    ],
  ])('%s', (_, start, act, query) => {
    const v = visit(start);
    act(v);
    v.respond();
    expect([v.query, v.shown, v.length, v.isBusy]).toEqual([query, query, 2, false]);
  });

  it.each<[what: string, act: (visitor: Visitor) => void, query: string]>([
    ['the view that the visitor is leaving, when its tag is pressed', (v) => v.press('Jul'), '?tag=Jul'],
    ['a search in the entry that the visitor has gone to', (v) => v.type('te'), '?sok=te'],
    ['that entry, whatever Enter in an empty field means', (v) => v.submit(), ''],
    ['that entry, without what was typed in the view before it', () => {}, ''],
  ])('before Back has arrived: %s', (_, act, query) => {
    const v = visit();
    v.press('Jul');
    v.respond();
    v.enter('kaffe');
    v.back();
    act(v);
    v.respond();
    expect([v.query, v.shown]).toEqual([query, query]);
  });

  it('the same text is requested once, and another text replaces the request', () => {
    const v = visit();
    v.type('te');
    v.pause();
    expect(v.done).toEqual(['cancel', 'request']);
    v.type('te j');
    expect(v.done).toEqual(['cancel', 'request']);
  });

  it('the fields take the values of a link that changes them, and of a history entry', () => {
    const v = visit('?sok=kafffe');
    v.open('?sok=%22kafffe%22');
    expect(v.fields).toEqual({ sok: '"kafffe"', ordning: 'butik' });
    v.respond();
    v.order('pris');
    v.enter('te');
    v.back();
    expect(v.fields).toEqual({ sok: 'kafffe', ordning: 'butik' });
  });
});

describe('a history entry', () => {
  it('is added by a link, and not by what is typed or chosen', () => {
    const v = visit();
    for (const act of [() => v.type('te'), () => v.order('pris'), () => v.submit(), () => v.press('Jul')]) {
      act();
      v.respond();
    }
    expect([v.length, v.query]).toEqual([2, '?tag=Jul&ordning=pris&sok=te']);
  });

  it('keeps the position at which its view was left, and is shown with it again', () => {
    const v = visit();
    v.press('Jul');
    v.respond();
    v.press('Nyhet');
    v.respond();
    v.back();
    expect(v.stored).toEqual(['', '?tag=Jul', '?tag=Nyhet']);
    expect(v.done.slice(-4)).toEqual(['store position', 'fill', 'cancel', 'request']);
    v.respond();
    expect(v.done).toEqual(['swap', 'restore position', 'say view']);
  });

  it('keeps its position when it was passed without being shown', () => {
    const v = visit();
    for (const tag of ['Jul', 'Nyhet', 'Vegansk']) {
      v.press(tag);
      v.respond();
    }
    const before = v.stored.length;
    v.back();
    v.back();
    v.press('Vegansk');
    v.respond();
    expect([v.stored.slice(before), v.query]).toEqual([['?tag=Vegansk'], '?tag=Vegansk']);
  });

  it('of the shown view requests nothing: a link within the page, and the way back from it', () => {
    const v = visit('?tag=Jul');
    v.enter('te');
    v.changeHash();
    expect([v.done, v.fields.sok]).toEqual([['store position'], 'te']);
    const again = visit();
    again.press('Jul');
    again.respond();
    again.done;
    again.back();
    again.forward();
    expect(again.done).toEqual(['store position', 'fill', 'cancel', 'request', 'fill', 'cancel']);
    expect([again.query, again.shown, again.isBusy]).toEqual(['?tag=Jul', '?tag=Jul', false]);
  });

  it('that Back has reached before the code had loaded is shown, and has no position yet', () => {
    const [, ...commands] = stepView(createView(`${LIST}?tag=Jul`, LIST), { kind: 'entry', href: LIST });
    expect(commands.map(({ do: name }) => name)).toEqual(['fill', 'cancel', 'request']);
  });

  it('has the typed search when a link to another page was followed at once', () => {
    const v = visit();
    v.enter('kaffe');
    v.leave();
    expect([v.query, v.length]).toEqual(['?sok=kaffe', 1]);
  });

  it('is unchanged when the visitor leaves the view as it is', () => {
    const v = visit('?tag=Jul');
    v.leave();
    expect(v.done).toEqual([]);
  });
});

describe('an outcome is announced', () => {
  it('once, when it is final', () => {
    const v = visit();
    v.type('te');
    v.type('te j');
    v.respond();
    expect(v.done).toEqual(['cancel', 'request', 'cancel', 'request', 'replace', 'swap', 'say view']);
    v.enter('te jx');
    v.type('te j');
    expect(v.done).toEqual(['cancel']);
  });

  it('when the visitor goes back to a search that arrived during further typing', () => {
    const v = visit();
    v.type('te');
    v.enter('te j');
    v.respond();
    expect(v.done).toEqual(['cancel', 'request', 'replace', 'swap']);
    v.type('te');
    expect(v.done).toEqual(['cancel', 'say view']);
  });

  it('not when the visitor has gone back to the view before it', () => {
    const v = visit('?sok=te');
    v.type('tex');
    v.enter('te');
    v.respond();
    expect(v.done).toEqual(['cancel', 'request', 'replace', 'swap']);
    v.pause();
    v.respond();
    expect([v.done, v.query]).toEqual([['cancel', 'request', 'replace', 'swap', 'say view'], '?sok=te']);
  });

  it('again when the visitor presses Enter and nothing changes', () => {
    const v = visit();
    v.submit();
    expect([v.done, v.query]).toEqual([['cancel', 'focus first hit', 'say view'], '']);
  });
});

describe('the focus', () => {
  it.each<[what: string, act: (visitor: Visitor) => void, moved: readonly string[]]>([
    ['moves to the first hit after Enter', (v) => [v.enter('te'), v.submit()], ['focus first hit']],
    [
      'moves there also when Enter comes while the view is on its way',
      (v) => [v.type('te'), v.submit()],
      ['focus first hit'],
    ],
    ['stays with a visitor who types on after Enter', (v) => [v.enter('te'), v.submit(), v.enter('tex')], []],
    ['stays with a visitor who erases the text after Enter', (v) => [v.enter('te'), v.submit(), v.enter('')], []],
    ['stays with a visitor who only types', (v) => v.type('te'), []],
    ['follows a link whose element may be gone', (v) => v.press('Jul'), ['focus after link']],
  ])('%s', (_, act, moved) => {
    const v = visit();
    act(v);
    v.respond();
    expect(v.done.filter((name) => name.startsWith('focus'))).toEqual(moved);
  });
});

describe('without a page as the response', () => {
  it.each<[outcome: 'none' | 'refused', what: string, last: string, act: (v: Visitor) => void]>([
    ['none', 'what is typed', 'say no response', (v) => v.type('kaffe')],
    ['refused', 'what is typed', 'say refused', (v) => v.type('kaffe')],
    ['none', 'a link', 'say no response', (v) => v.press('Jul')],
    ['refused', 'a link', 'go', (v) => v.press('Jul')],
    ['none', 'Enter', 'say no response', (v) => [v.enter('kaffe'), v.submit()]],
    ['refused', 'Enter', 'go', (v) => [v.type('kaffe'), v.submit()]],
  ])('(%s) %s leaves the view, its URL and the text, and the last command is "%s"', (outcome, _, last, act) => {
    const v = visit();
    act(v);
    const { fields } = v;
    v.respond(outcome);
    expect([v.done.at(-1), v.query, v.shown, v.isBusy, v.fields]).toEqual([last, '', '', false, fields]);
  });

  it('the problem is removed when the change is undone', () => {
    const v = visit();
    v.type('kaffe');
    v.respond('none');
    v.done;
    v.type('');
    expect(v.done).toEqual(['cancel', 'remove problem']);
  });

  it('the next search is tried, and removes the problem', () => {
    const v = visit();
    v.type('kaffe');
    v.respond('none');
    v.type('te');
    v.done;
    v.respond();
    expect(v.done).toEqual(['replace', 'swap', 'remove problem', 'say view']);
  });

  it.each(['none', 'refused'] as const)('(%s) Back loads the page at its URL', (outcome) => {
    const v = visit();
    v.press('Jul');
    v.respond();
    v.back();
    v.respond(outcome);
    expect(v.done.at(-1)).toBe('reload');
  });
});

describe('a link to an answer', () => {
  it('stops the search that is being typed, because the visitor has found the answer', () => {
    const v = visit();
    v.anchor();
    expect(v.done).toEqual(['cancel']);
    v.type('te');
    v.anchor();
    expect([v.done, v.isBusy]).toEqual([['cancel', 'request', 'cancel'], false]);
  });

  it('does not stop a view that the visitor has chosen', () => {
    const v = visit();
    v.press('Jul');
    v.done;
    v.anchor();
    expect([v.done, v.isBusy]).toEqual([[], true]);
  });
});

it('a response that nobody waits for changes nothing', () => {
  const v = visit();
  v.respond();
  expect(v.done).toEqual([]);
});
