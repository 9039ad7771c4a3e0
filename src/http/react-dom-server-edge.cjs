// The package's own entry brings React's older string renderer as well, which nothing here uses: a quarter of the Worker.
// Its `exports` keep us from naming the one file that is used, so it is named by its path (wrangler.toml, [alias]).
if (process.env.NODE_ENV === 'production') {
  module.exports = require('../../node_modules/react-dom/cjs/react-dom-server.edge.production.js');
} else {
  module.exports = require('../../node_modules/react-dom/cjs/react-dom-server.edge.development.js');
}
