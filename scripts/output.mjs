import { stripVTControlCharacters } from 'node:util';

/** @typedef {'stdout' | 'stderr'} StreamName */

/** Length of the buffer for a server's output during its start. */
const MAX_BUFFERED_LINES = 150;
/** Request log lines, and empty lines of the build. */
const NOISE = /^(\[wrangler:info\].*|\[custom build\]\s*|\s*)$/;

/**
 * Buffers a server's output while it starts and prints what follows once it runs.
 * @param {string} label
 */
export function createOutput(label) {
  /** @type {{ line: string, stream: StreamName }[]} */
  let buffer = [];
  let isBuffering = true;
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
      if (!isBuffering) return write(line);
      buffer.push({ line, stream });
      buffer = buffer.slice(-MAX_BUFFERED_LINES);
    },
    /** Call when the server runs. Prints the buffered warnings and errors and drops the rest. */
    release() {
      isBuffering = false;
      for (const { line, stream } of buffer) if (stream === 'stderr') write(line);
      buffer = [];
    },
    /** Call before the server is stopped. Nothing more is printed. */
    mute() {
      isMuted = true;
    },
    /** Call when the server failed. Prints the whole buffer. */
    dump() {
      isBuffering = false;
      for (const { line } of buffer) write(line);
      buffer = [];
    },
  };
}
