import { describe, expect, it } from 'vitest';
import { createStoredTexts } from '../../client/state/stored-texts.ts';
import { createWishList } from '../../client/state/wish-list.ts';
import { MAX_COUNT, MAX_WISHES, WISH_LIST_MINUTES } from '../../src/domain/wish-list.ts';

const NOW = Date.UTC(2026, 10, 28);
const LIFETIME_MS = WISH_LIST_MINUTES * 60_000;

const PLACE = { storage: 'a storage', key: 'a key' };

/**
 * A browser's storages, with one text. They throw on changes while they are full, and on any access while they are
 * blocked. `open` opens a page.
 */
const createStorages = (text: string | null = null) => {
  const storage = { text, state: 'working' as 'working' | 'full' | 'blocked' };
  const storageOf = () => {
    if (storage.state === 'blocked') throw new DOMException('blocked', 'SecurityError');
    return {
      getItem: () => storage.text,
      setItem: (_: string, changed: string) => {
        if (storage.state === 'full') throw new DOMException('full', 'QuotaExceededError');
        storage.text = changed;
      },
      removeItem: () => {
        storage.text = null;
      },
    };
  };
  const open = () => {
    const { readStored, store } = createStoredTexts(storageOf);
    return { read: () => readStored(PLACE), write: (changed: string | null) => store(PLACE, changed) };
  };
  return { storage, open };
};

/** A browser whose clock stands still until a test moves it. `open` opens a page, in this tab or in another one. */
const createBrowser = (text: string | null = null) => {
  const { storage, open } = createStorages(text);
  const clock = { now: NOW };
  return { storage, clock, open: () => createWishList(open(), () => clock.now) };
};

const shownBy = (page: ReturnType<typeof createWishList>): string =>
  page
    .wishes()
    .map(({ id, count }) => `${count} ${id}`)
    .join();

describe('a stored text', () => {
  it('is read anew each time, because another page may have changed it, and Firefox restores it with a page', () => {
    const { open } = createStorages('a');
    const [page, other] = [open(), open()];
    other.write('b');
    expect(page.read()).toBe('b');
    other.write(null);
    expect(page.read()).toBeNull();
  });

  it.each(['full', 'blocked'] as const)('stays with its page alone while the storage is %s', (state) => {
    const { storage, open } = createStorages('a');
    storage.state = state;
    const [page, other] = [open(), open()];
    expect(page.write('b')).toBe(false);
    expect([page.read(), other.read(), storage.text]).toEqual(['b', state === 'full' ? 'a' : null, 'a']);
    expect(page.write(null)).toBe(state === 'full');
    expect(page.read()).toBeNull();
  });

  it('is stored by the next change once the storage works', () => {
    const { storage, open } = createStorages();
    const page = open();
    storage.state = 'full';
    page.write('a');
    storage.state = 'working';
    expect(page.write('b')).toBe(true);
    expect([page.read(), open().read()]).toEqual(['b', 'b']);
    open().write('c');
    expect(page.read()).toBe('c');
  });
});

describe('the wish list', () => {
  it('is stored as the time of its last change, ids and counts, and is removed when it is empty', () => {
    const { storage, clock, open } = createBrowser();
    const page = open();
    expect([page.change('å 1', 1), page.change('2', 1), page.change('2', 1)]).toEqual([1, 1, 2]);
    expect(storage.text).toBe(`${NOW} %C3%A5+1=1&2=2`);
    clock.now += 5;
    expect([page.change('å 1', -1), storage.text]).toEqual([0, `${NOW + 5} 2=2`]);
    page.remove(['2', 'gone']);
    expect(storage.text).toBeNull();
  });

  it('is one list in two tabs, and no change of one tab undoes a change of the other', () => {
    const { open } = createBrowser();
    const [page, other] = [open(), open()];
    page.change('1', 1);
    other.change('2', 1);
    page.change('2', 1);
    expect([shownBy(page), shownBy(other)]).toEqual(['1 1,2 2', '1 1,2 2']);
    other.remove(['1']);
    expect([page.count('1'), page.change('1', 1)]).toEqual([0, 1]);
  });

  it('that was emptied on a later page is empty on the page before it, too', () => {
    const { open } = createBrowser();
    const page = open();
    page.change('1', 1);
    open().change('1', -1);
    page.removeExpired();
    expect(shownBy(page)).toBe('');
  });

  it('refuses a product when it is full, and more of one than its maximum', () => {
    const { open } = createBrowser();
    const page = open();
    for (let id = 1; id < MAX_WISHES; id += 1) page.change(`${id}`, 1);
    expect([page.change('last', MAX_COUNT + 1), page.change('last', 1), page.change('other', 1)]).toEqual([
      MAX_COUNT,
      MAX_COUNT,
      0,
    ]);
    expect(page.wishes()).toHaveLength(MAX_WISHES);
  });

  it.each([
    ['malformed', 'x', ''],
    ['of another version', '{"12":2}', ''],
    ['without a time', '1=1', ''],
    ['edited', `${NOW} &&=&1=-1&2=1.5&3=100&4=2`, '2 4'],
    ['repeated', `${NOW} 1=1&1=3`, '3 1'],
  ])('with a stored text that is %s shows what can be read, and takes new wishes', (_, stored, shown) => {
    const { storage, open } = createBrowser(stored);
    expect(shownBy(open())).toBe(shown);
    open().change('9', 1);
    expect(shownBy(open())).toBe([shown, '1 9'].filter(Boolean).join());
    expect(storage.text).toMatch(/^\d{13} \S+$/);
  });

  it.each<[when: string, passed: number, isLeft: boolean]>([
    ['just before an hour has passed', LIFETIME_MS - 1, true],
    ['an hour after the last change', LIFETIME_MS, false],
    ['when the clock has been set back a little', -LIFETIME_MS + 1, true],
    ['when the clock has been set back by an hour', -LIFETIME_MS, false],
  ])('%s, %i ms, the next page has it: %s', (_, passed, isLeft) => {
    const { storage, clock, open } = createBrowser();
    const page = open();
    page.change('1', 1);
    clock.now += passed;
    // The page that shows the list keeps it until a page is opened.
    expect(shownBy(page)).toBe('1 1');
    open().removeExpired();
    expect([shownBy(page), storage.text !== null]).toEqual([isLeft ? '1 1' : '', isLeft]);
  });

  it('has an hour again after each change', () => {
    const { clock, open } = createBrowser();
    open().change('1', 1);
    clock.now += LIFETIME_MS - 1;
    open().change('1', 1);
    clock.now += LIFETIME_MS - 1;
    const page = open();
    page.removeExpired();
    expect(shownBy(page)).toBe('2 1');
  });

  it('that is malformed is removed from the storage', () => {
    const { storage, open } = createBrowser('x');
    open().removeExpired();
    expect(storage.text).toBeNull();
  });

  it.each(['full', 'blocked'] as const)('works for the page while the storage is %s', (state) => {
    const { storage, open } = createBrowser(`${NOW} 1=1`);
    storage.state = state;
    const page = open();
    page.change('2', 1);
    expect([shownBy(page), storage.text]).toEqual([state === 'full' ? '1 1,1 2' : '1 2', `${NOW} 1=1`]);
    page.removeExpired();
    page.remove(['1', '2']);
    expect(shownBy(page)).toBe('');
  });
});
