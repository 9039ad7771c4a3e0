// The stream renderer takes one thing of react-dom: the slot for what its preload() and the like shall do, which nothing here
// calls. The rest of that package is for browsers and would be 1.3 kB of the Worker (wrangler.toml, [alias]).
const nothing = () => undefined;

module.exports = {
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {
    d: { f: nothing, r: nothing, D: nothing, C: nothing, L: nothing, m: nothing, X: nothing, S: nothing, M: nothing },
    p: 0,
    findDOMNode: null,
  },
};
