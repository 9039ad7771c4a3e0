import css from '@eslint/css';
import compat from 'eslint-plugin-compat';

/**
 * Checks the built scripts and style sheets against the oldest supported browsers: `npm run compat`. The sources are
 * linted by Biome.
 *
 * Scripts: every Web API must be in all browsers of package.json's `browserslist`, or be listed here.
 * Style sheets: the rule knows years, not browsers. What all browsers had at the end of 2022 (Chrome 108, Firefox 108,
 * Safari 16.2) is in all of ours; everything newer must be listed here.
 */

/** Web APIs that may be missing, and what then happens. */
const OPTIONAL_APIS = {
  requestIdleCallback: 'Safari: replaced by setTimeout.',
  scheduler: 'Replaced by setTimeout.',
  trustedTypes: 'The rest of the Content-Security-Policy protects.',
  'document.prerendering': 'Where it is missing no page is prerendered.',
  'document.wasDiscarded': 'Session Replay reads it if it is there.',
  'navigator.connection': 'React DOM reads it if it is there, for images that a transition waits for.',
};

const PREFIXED = 'Lightning CSS adds the prefix that older browsers need.';
const OF_OUR_BROWSERS = 'All supported browsers have it; the year counts others too, or a detail that is not used.';

/** CSS that may be missing, and what then happens. */
const OPTIONAL_CSS = {
  properties: {
    'accent-color': 'Check boxes have the colour of the browser.',
    'animation-range':
      'Inside @supports: the line below the header and the dotted line through the page are always there.',
    'box-decoration-break': PREFIXED,
    'contain-intrinsic-block-size': 'Goes with content-visibility.',
    'container-type': OF_OUR_BROWSERS,
    'content-visibility': 'What is below the first screen is laid out at once; closed questions stay closed in print.',
    'forced-color-adjust': 'Only in forced colours, which Safari does not have.',
    hyphens: PREFIXED,
    mask: PREFIXED,
    outline: OF_OUR_BROWSERS,
    'overflow-clip-margin': 'Goes with content-visibility.',
    orphans: 'Firefox: a printed page may end with one line of a paragraph.',
    'overscroll-behavior': OF_OUR_BROWSERS,
    'overscroll-behavior-x': OF_OUR_BROWSERS,
    page: 'The brochure has the margins of the printer.',
    'print-color-adjust': PREFIXED,
    'scrollbar-gutter': 'The page moves by the width of the scroll bar when the menu opens.',
    'scrollbar-width': 'A scroll bar shows below rows that scroll sideways.',
    'text-size-adjust': PREFIXED,
    'text-wrap': 'Ordinary line breaks.',
    'user-select': PREFIXED,
    'view-transition-name': 'An ordinary navigation.',
    widows: 'Firefox: a printed page may begin with one line of a paragraph.',
  },
  propertyValues: {
    'break-after': { avoid: 'A heading may end a printed page.' },
    'break-before': { avoid: 'A list may begin a printed page, apart from its heading.' },
  },
  atRules: {
    container: OF_OUR_BROWSERS,
    page: 'The brochure has the margins of the printer.',
    'starting-style': 'The menu opens without motion.',
    'view-transition': 'An ordinary navigation.',
  },
  mediaConditions: {
    scripting: 'What needs the script is shown when it runs; buttons that need it are always shown.',
  },
  selectors: {
    'details-content': 'Closed questions stay closed in print.',
    marker: OF_OUR_BROWSERS,
    has: 'Firefox before 121: sections without hits keep their heading, selects have no arrow, the brochure no cover.',
    'popover-open': 'A link to the footer takes the place of the menu button.',
    'view-transition-group': 'An ordinary navigation.',
    'view-transition-new': 'An ordinary navigation.',
    'view-transition-old': 'An ordinary navigation.',
  },
};

/** @param {Readonly<Record<string, string>>} reasons */
const names = (reasons) => Object.keys(reasons);

const { properties, propertyValues, atRules, mediaConditions, selectors } = OPTIONAL_CSS;

export default [
  {
    files: ['**/*.js'],
    plugins: { compat },
    settings: { lintAllEsApis: true, polyfills: names(OPTIONAL_APIS) },
    rules: { 'compat/compat': 'error' },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2022,
          allowProperties: names(properties),
          allowPropertyValues: Object.fromEntries(
            Object.entries(propertyValues).map(([property, values]) => [property, names(values)]),
          ),
          allowAtRules: names(atRules),
          allowMediaConditions: names(mediaConditions),
          allowSelectors: names(selectors),
        },
      ],
    },
  },
];
