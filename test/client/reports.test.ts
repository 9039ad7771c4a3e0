import { describe, expect, it } from 'vitest';
import { createReporter } from '../../client/state/reports.ts';
import { createSender } from '../../client/state/sent-reports.ts';

/** Chromium, Firefox and WebKit. */
const IMPORT_FAILURES = [
  'Failed to fetch dynamically imported module: https://www.saljrundan.example/build/assets/menu.js',
  'error loading dynamically imported module: https://www.saljrundan.example/build/assets/menu.js',
  'Importing a module script failed.',
];
const [IMPORT_FAILURE = ''] = IMPORT_FAILURES;

const errorAt = (stack: string, message = 'a'): Error => Object.assign(new Error(message), { stack });

/** As from another frame, which has a different Error class. */
const createForeignError = (message: string): Error => {
  const error = new Error(message);
  Reflect.setPrototypeOf(error, { name: 'Error', toString: Error.prototype.toString });
  return error;
};

/** What can be thrown, and the message of its report. */
const THROWN: readonly (readonly [kind: string, thrown: unknown, message: string])[] = [
  ['an Error', new RangeError('of the site'), 'of the site'],
  ['an exception of the browser', new DOMException('of the browser', 'DataError'), 'of the browser'],
  ['an Error of another frame', createForeignError('of a frame'), 'of a frame'],
  ['a text', 'a text', 'a text'],
  ['a symbol', Symbol('s'), 'Symbol(s)'],
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['an object', { email: 'anna@forening.example' }, 'an object was thrown'],
  ['an object that cannot be converted to a string', Object.create(null), 'an object was thrown'],
];

/** A page whose clock stands still until a test moves it. */
const openPage = () => {
  const passedOn: unknown[] = [];
  let now = 0;
  let tasks: readonly { readonly task: () => void; readonly at: number }[] = [];
  const { report, leave } = createReporter(
    (thrown, where) => passedOn.push([thrown, where]),
    (task, ms) => {
      tasks = [...tasks, { task, at: now + ms }];
    },
  );
  const pass = (ms: number): void => {
    now += ms;
    const due = tasks.filter(({ at }) => at <= now);
    tasks = tasks.filter(({ at }) => at > now);
    for (const { task } of due) task();
  };
  return { passedOn, report, leave, pass };
};

describe('an error on a page', () => {
  it.each(THROWN)('is passed on once with its place, even if it occurs six times: %s', (_, thrown) => {
    const { passedOn, report, pass } = openPage();
    for (let time = 0; time < 3; time += 1) report(thrown, 'promise');
    pass(0);
    for (let time = 0; time < 3; time += 1) report(thrown, 'island calculator');
    pass(2_000);
    expect(passedOn).toEqual([[thrown, 'promise']]);
  });

  it.each([
    ['is not passed on again', 'the same text and the same stack', errorAt('1:1'), 1],
    ['is passed on', 'the same text and another stack', errorAt('1:2'), 2],
    ['is passed on', 'another text and the same stack', errorAt('1:1', 'b'), 2],
  ])('%s when an earlier one had %s', (_, __, other, count) => {
    const { passedOn, report, pass } = openPage();
    report(errorAt('1:1'), 'script');
    report(other, 'script');
    pass(0);
    expect(passedOn).toHaveLength(count);
  });

  it.each([undefined, null])('is not passed on when its event has no error (%s)', (error) => {
    const { passedOn, report, pass } = openPage();
    report(error, 'script');
    pass(2_000);
    expect(passedOn).toEqual([]);
  });

  it.each([
    new DOMException('Transition was skipped', 'AbortError'),
    new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'),
    new DOMException('Old view transition aborted by new view transition.', 'AbortError'),
  ])('is passed on when it is thrown, but not when a skipped view transition rejects with it: %s', (error) => {
    const { passedOn, report, pass } = openPage();
    report(error, 'promise');
    pass(2_000);
    expect(passedOn).toEqual([]);
    report(error, 'script');
    pass(0);
    expect(passedOn).toEqual([[error, 'script']]);
  });

  it.each([
    new TypeError('menu is not a function'),
    new SyntaxError("The requested module './menu.js' does not provide an export named 'start'"),
    new Error('cannot import'),
  ])('is passed on at once when it is not a failed import: %s', (error) => {
    const { passedOn, report, pass } = openPage();
    report(error, 'promise');
    pass(0);
    expect(passedOn).toEqual([[error, 'promise']]);
  });

  it('is passed on up to the hundredth different one, and what is not passed on does not count', () => {
    const { passedOn, report, pass } = openPage();
    for (let index = 0; index < 110; index += 1) {
      report(`error ${index}`, 'promise');
      report('error 0', 'promise');
      report(`Transition ${index}`, 'promise');
      report(null, 'script');
    }
    pass(0);
    expect(passedOn).toEqual(Array.from({ length: 100 }, (_, index) => [`error ${index}`, 'promise']));
  });

  it('is not passed on when the visitor has left the page in the meantime', () => {
    const { passedOn, report, leave, pass } = openPage();
    report('of the page that the visitor leaves', 'script');
    leave();
    report('of the page that the visitor is back on', 'script');
    pass(2_000);
    expect(passedOn).toEqual([['of the page that the visitor is back on', 'script']]);
  });
});

describe('an import that fails', () => {
  it.each(IMPORT_FAILURES)('is passed on two seconds later when the visitor stays: %s', (message) => {
    const { passedOn, report, pass } = openPage();
    const error = new TypeError(message);
    report(error, 'promise');
    pass(1_999);
    expect(passedOn).toEqual([]);
    pass(1);
    expect(passedOn).toEqual([[error, 'promise']]);
  });

  it('is not passed on when the visitor leaves the page within two seconds, nor when the visitor is back', () => {
    const { passedOn, report, leave, pass } = openPage();
    const error = new TypeError(IMPORT_FAILURE);
    report(error, 'promise');
    pass(1_999);
    leave();
    report(error, 'promise');
    pass(2_000);
    expect(passedOn).toEqual([]);
  });
});

/** A page's sender, with an SDK that filters every error whose message starts with "noise". */
const startSender = (requestMainScript: () => Promise<Response>) => {
  const captured: Error[] = [];
  const sent: string[] = [];
  const { captureError, countReport } = createSender({
    requestMainScript,
    capture: (error, where) => {
      captured.push(error);
      if (!error.message.startsWith('noise') && countReport()) sent.push(`${where}: ${error.message}`);
    },
  });
  return { captured, sent, captureError };
};

const answerWith = (status: number) => async (): Promise<Response> => new Response(null, { status });
const refuse = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

describe('an error that is passed on', () => {
  it.each(THROWN)('is captured as an Error, without the values of an object: %s', async (_, thrown, message) => {
    const { captured, sent, captureError } = startSender(answerWith(200));
    await captureError(thrown, 'promise');
    expect(sent).toEqual([`promise: ${message}`]);
    if (thrown instanceof Error) expect(captured[0]).toBe(thrown);
  });

  it.each([
    ['is sent', 'a 200', answerWith(200), 1],
    ['is not sent', 'a 404, because a deployment has replaced the build', answerWith(404), 0],
    ['is not sent', 'a 503', answerWith(503), 0],
    ['is not sent', 'no answer', refuse, 0],
  ])('and is a failed import %s when a request for the main script gets %s', async (_, __, answer, times) => {
    const { sent, captureError } = startSender(answer);
    for (const message of IMPORT_FAILURES) await captureError(new TypeError(message), 'promise');
    expect(sent).toHaveLength(times * IMPORT_FAILURES.length);
  });

  it('and is not a failed import is sent without a request for the main script', async () => {
    let requests = 0;
    const { sent, captureError } = startSender(() => {
      requests += 1;
      return refuse();
    });
    await captureError(new TypeError('menu is not a function'), 'script');
    expect([requests, sent]).toEqual([0, ['script: menu is not a function']]);
  });

  it('is sent up to the fifth, and neither noise nor the imports of a replaced build count', async () => {
    const { sent, captureError } = startSender(answerWith(404));
    for (let index = 0; index < 30; index += 1) {
      await captureError(new Error(`noise ${index}`), 'script');
      await captureError(new TypeError(`${IMPORT_FAILURE}${index}`), 'promise');
      await captureError(new Error(`error ${index}`), 'script');
    }
    expect(sent).toEqual([0, 1, 2, 3, 4].map((index) => `script: error ${index}`));
  });
});
