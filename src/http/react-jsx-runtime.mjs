// The package's own entry is CommonJS: each of a hundred modules would look `jsx` up in an object of its own. As an ES module it
// is bundled to one function that is called by its name (wrangler.toml, [alias]).
import runtime from '../../node_modules/react/jsx-runtime.js';

export const { Fragment, jsx, jsxs } = runtime;
