/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { CLIENT_BUILD } from '../../src/client-build.ts';
import { clientConfigAttributes } from '../../src/shared/client-config.ts';
import { withoutComments } from '../support/comments.ts';

const client = import.meta.glob<string>('../../client/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const markup = Object.values(
  import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const script = [
  ...Object.values(client),
  // The browser's script reads the configuration of `<body>` with functions from here.
  ...Object.values(
    import.meta.glob<string>('../../src/shared/**/*.ts', { query: '?raw', import: 'default', eager: true }),
  ),
].join('\n');

const all = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const toAttribute = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const union = (...sets: readonly ReadonlySet<string>[]): readonly string[] => [
  ...new Set(sets.flatMap((set) => [...set])),
];

/** The names of the data attributes that the script looks for or reads. */
const read = union(
  all(script, /(?:\[|hasAttribute\(')data-([a-z-]+)/g),
  new Set([...all(script, /dataset\??\.(\w+)/g)].map(toAttribute)),
  // As in `const { text = '', shopBlank } = button.dataset`.
  new Set(
    [...script.matchAll(/const \{([^}]*)\} = [\w.]*dataset/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => toAttribute(/\w+/.exec(name)?.[0] ?? '')),
  ),
  all(script, /(?:forEach|atOnce|whenNear|whenPressed)\('([a-z-]+)'/g),
);

/** The names of the data attributes in the server's markup, and of those that the script adds. */
const inMarkup = all(markup, /\bdata-([a-z]+(?:-[a-z]+)*)(?==|':)/g);
/** The names of the data attributes of `<body>` that hold the configuration. */
const configuration = Object.keys(
  clientConfigAttributes({
    reportDsn: '',
    environment: '',
    release: '',
    buildId: '',
    consentMode: 'opt-in',
    shopOrigins: '',
  }),
).map((name) => name.replace('data-', ''));
const added = union(all(script, /'data-([a-z-]+)'/g), new Set([...all(script, /dataset\.(\w+) = /g)].map(toAttribute)));

describe('the hooks', () => {
  it('of the table in client/main.ts are in the markup', () => {
    const hooks = [
      ...all(client['../../client/main.ts'] ?? '', /(?:forEach|atOnce|whenNear|whenPressed)\('([a-z-]+)'/g),
    ];
    expect(hooks.length).toBeGreaterThan(10);
    expect(hooks.filter((hook) => !inMarkup.has(hook))).toEqual([]);
  });

  it('whose code loads on a press are those whose presses client/early.ts keeps', () => {
    const pressed = all(client['../../client/main.ts'] ?? '', /whenPressed\('([a-z-]+)'/g);
    const [, controls = ''] = /const CONTROLS = (\{.*?\});/s.exec(client['../../client/early.ts'] ?? '') ?? [];
    // The early script also keeps what is entered in a search, and the presses on the island's switch.
    expect([...pressed, 'island'].sort()).toEqual([...all(controls, /\[data-([a-z-]+)/g)].sort());
  });

  it('that the script looks for are in the markup or added by the script', () => {
    expect(read.length).toBeGreaterThan(30);
    // The consent library writes the first, and the texts of its dialogs have the second.
    const written = [...inMarkup, ...configuration, ...added, 'role', 'to'];
    expect(read.filter((name) => !written.includes(name))).toEqual([]);
  });

  it('in the markup are read by the script or by a style sheet', () => {
    const inStyles = all(
      [CLIENT_BUILD.commonStyle, ...Object.values(CLIENT_BUILD.kindStyles)].map(({ text }) => text).join(),
      /\[data-([a-z-]+)/g,
    );
    // Session Replay reads the first. The links of the consent dialogs name the others in `data-to`.
    const readElsewhere = ['sentry-block', 'policy', 'contact'];
    const isRead = (name: string) => read.includes(name) || inStyles.has(name) || readElsewhere.includes(name);
    expect([...inMarkup].filter((name) => !isRead(name))).toEqual([]);
  });

  it('mark the parts of widgets that the script looks for, and no others', () => {
    const parts = union(all(script, /findPart\([^,]+, '([a-z-]+)'/g), all(script, /\[data-part="([a-z-]+)"\]/g));
    expect(parts.length).toBeGreaterThan(5);
    expect([...parts].sort()).toEqual([...all(markup, /data-part="([a-z-]+)"/g)].sort());
  });
});

describe('a module of the client', () => {
  /** What asks for the classes of the consent library and of browsers' translators, which this site does not name. */
  const FOREIGN = [
    "'.toggle__label'",
    "'.pm'",
    "'.translated-ltr, .translated-rtl'",
    "classList.contains('show--consent')",
  ];

  /** Every way of asking for a class. Script may add classes to an element: `classList.add`, `className = `, JSX. */
  const ASKS_FOR_CLASS = new RegExp(
    [
      /\bclassList\b(?!\.add\()/,
      /(?<!\.)\bclassName\b(?!=)|\.className\b(?! = )/,
      // `getElementsByClassName`, and options of libraries such as `slideClass`.
      /\w+Class(?:es|Names?)?\b/,
      // `getAttribute('class')`, `attributes.class`, `[class~="card"]`
      /['"`]class['"`]|\.class\b|\[class\b/,
      // `'.' + name`
      /\.['"`] \+/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'g',
  );

  /**
   * The strings that have a dot before a name, as a selector with a class has. Paths of imports begin with a dot, and URLs
   * with a protocol.
   */
  const classSelectors = (code: string): readonly string[] =>
    [...code.matchAll(/'[^'\n]*'|"[^"\n]*"/g), ...code.matchAll(/`[^`]*`/g)]
      .map(([text]) => text.replace(/\$\{[^}]*\}/g, '$'))
      .filter((text) => /\.[a-z_$\\-]/i.test(text) && !/^['"](?:\.{1,2}|https?:\/)\//.test(text));

  it('asks for no style class', () => {
    const found = Object.entries(client).flatMap(([path, text]) => {
      const code = FOREIGN.reduce((rest, foreign) => rest.replaceAll(foreign, ''), withoutComments(text));
      return [...[...code.matchAll(ASKS_FOR_CLASS)].map(([asking]) => asking), ...classSelectors(code)].map(
        (asking) => `${path}: ${asking}`,
      );
    });
    expect(found).toEqual([]);
  });

  it('does nothing when it is imported, except for the two scripts of a page', () => {
    const acting = Object.entries(client).filter(([, text]) =>
      /^(?!import|export)(?:void |await |new |[\w.]+\()/m.test(text),
    );
    expect(acting.map(([path]) => path)).toEqual(['../../client/early.ts', '../../client/main.ts']);
  });
});
