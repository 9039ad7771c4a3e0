import { stripVTControlCharacters } from 'node:util';

/** @typedef {'stdout' | 'stderr'} StreamName */

/** How much of a server's output is kept while it starts. */
const HELD_LINES = 150;
/** Request lines, and the empty lines of a build. */
const NOISE = /^(\[wrangler:info\].*|\[custom build\]\s*|\s*)$/;

/**
 * Holds a server's output back while it starts, and lets the rest through once it runs.
 * @param {string} label
 */
export function createOutput(label) {
  /** @type {{ line: string, stream: StreamName }[]} */
  let held = [];
  let isHolding = true;
  let isMuted = false;

  /** @param {string} line */
  function write(line) {
    const text = process.stderr.isTTY ? line : stripVTControlCharacters(line);
    console.error(`[${label}] ${text}`);
  }

  return {
    /**
     * @param {string} line
     * @param {StreamName} stream
     */
    onLine(line, stream) {
      if (isMuted || NOISE.test(stripVTControlCharacters(line))) return;
      if (!isHolding) return write(line);
      held.push({ line, stream });
      held = held.slice(-HELD_LINES);
    },
    /** The server runs: its warnings and errors so far are shown, the rest of its start is of no interest. */
    release() {
      isHolding = false;
      for (const { line, stream } of held) if (stream === 'stderr') write(line);
      held = [];
    },
    /** The server is being stopped: how it takes that is of no interest. */
    mute() {
      isMuted = true;
    },
    /** The server failed: everything that was held back may tell why. */
    dump() {
      isHolding = false;
      for (const { line } of held) write(line);
      held = [];
    },
  };
}
