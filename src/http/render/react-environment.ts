/**
 * What React's stream renderer finds in place of the platform's own. TextEncoder and queueMicrotask it takes when it is
 * evaluated, ReadableStream and setTimeout whenever it renders.
 */
import { KnownTextEncoder } from './known-text-encoder.ts';

const platform = { TextEncoder, queueMicrotask };

const install = (jsonLd: Readonly<Record<string, unknown>>): void => void Object.assign(globalThis, jsonLd);

const queue = queueMicrotask;
let atOnce = false;
const runOrQueue = (work: () => void): void => (atOnce ? work() : queue(work));

install({ TextEncoder: KnownTextEncoder, queueMicrotask: runOrQueue });

/** Gives everybody else the platform's own again. */
export const restorePlatform = (): void => install(platform);

/** A stream's, or all of them at once. */
type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
type Source = { readonly pull: (controller: Markup) => void };

/** As much of a byte stream as React needs to hand out markup that is there already. */
class Markup {
  private readonly source: Source;
  private readonly pieces: Uint8Array[] = [];
  private isComplete = false;

  constructor(source: Source) {
    this.source = source;
  }

  enqueue(piece: Uint8Array): void {
    this.pieces.push(piece);
  }

  close(): void {
    this.isComplete = true;
  }

  error(fault: unknown): void {
    throw fault;
  }

  [Symbol.iterator](): Iterator<Uint8Array> {
    this.source.pull(this);
    if (!this.isComplete) throw new Error('what is rendered at once must not suspend');
    return this.pieces.values();
  }
}

/** React's timer sends early hints of preloads while a page is still being made. No component has a timer. */
const noTimer = (): void => undefined;

/**
 * Lets React render within this call and hand out the markup in JavaScript. A stream of the platform's takes it piece by
 * piece, each with a way in and out of JavaScript, and keeps all that React made until the next full garbage collection.
 */
export const renderingAtOnce = (render: () => Promise<Pieces>): Promise<Pieces> => {
  const before = { ReadableStream, setTimeout };
  atOnce = true;
  try {
    install({ ReadableStream: Markup, setTimeout: noTimer });
    return render();
  } finally {
    install(before);
    atOnce = false;
  }
};
