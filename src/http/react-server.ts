/**
 * React's stream renderer with an encoder of our own: it encodes every small piece of markup by itself, and two thirds of
 * a page's cost would be native calls for a few bytes each. React takes the global TextEncoder when it is evaluated, so
 * ours is there for just that moment. Same bytes.
 */
import './install-text-encoder.ts';

import { renderToReadableStream } from 'react-dom/server.edge';
import { restoreTextEncoder } from './install-text-encoder.ts';

restoreTextEncoder();

export { renderToReadableStream };
