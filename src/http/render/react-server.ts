/**
 * React's stream renderer with an encoder of our own: it encodes every small piece of markup by itself, and two thirds of
 * a page's cost would be native calls for a few bytes each. Same bytes.
 */
import './react-environment.ts';

import { renderToReadableStream } from 'react-dom/server.edge';
import { restorePlatform } from './react-environment.ts';

restorePlatform();

export { renderToReadableStream };
