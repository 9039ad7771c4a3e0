import * as server from '../../../node_modules/react-dom/server.edge.js';

/** Stands for `react-dom/server.edge`, hands everything on, and remembers what was last rendered. */
export * from '../../../node_modules/react-dom/server.edge.js';

if (!String(TextEncoder).includes('[native code]')) throw new Error("React was loaded with the site's TextEncoder.");

let last;

export const renderToReadableStream = (element, options) => {
  last = element;
  return server.renderToReadableStream(element, options);
};

export const recordElement = async (work) => {
  const value = await work();
  return { element: last, value };
};
