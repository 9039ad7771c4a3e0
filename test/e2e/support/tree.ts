import type { Page } from 'playwright-core';

const CONTROLS = /^(link|button|textbox|searchbox|checkbox|slider|spinbutton|combobox|DisclosureTriangle)$/;
const LANDMARKS = /^(banner|complementary|contentinfo|dialog|main|navigation|region|search)$/;
const NAMED = /^(heading|image|option|complementary|dialog|navigation|region)$/;
const BLOCKS = /^(article|group|list|listitem|navigation|paragraph|table)$/;
/** The places in which the name of a control must be unique. */
const PLACES = /^(article|group|listitem|rootwebarea)$/i;
const VALUES = /^(image|textbox|searchbox|slider|spinbutton|combobox|checkbox|StaticText)$/;
/** Even when a style sheet adds it. Orca says "mittenpunkt". */
const SPOKEN_SEPARATOR = /[·•‧|]/;
/** Text that is read once, and the title of the page. */
const TEXT = /^(InlineTextBox|RootWebArea|StaticText)$/;
const REPETITION = /(?:^|\s)(.{3,}?)[\s,.]+\1(?=\s|$)/i;

/** Visible text in a status. Users who browse a page with a screen reader do not hear it: Orca skips a status. */
const shownInStatus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('output, [role="status"]')]
      .filter((region) => region.textContent !== '' && !region.matches('.visually-hidden'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );

/** A part of what a screen reader announces of a page. */
export type Heard = {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** States and properties by name: `focused`, `required`, `invalid`, `url`. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly Heard[];
};

/**
 * Chromium's accessibility tree of the page. Elements that assistive technology ignores are left out, but their
 * children are kept.
 */
export const readTree = async (page: Page): Promise<Heard> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  type Node = (typeof nodes)[number];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const toHeard = (node: Node): readonly Heard[] => {
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(toHeard);
    if (node.ignored) return children;
    const properties = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
    const [role, name, description] = [node.role, node.name, node.description].map((it) =>
      String(it?.value ?? '').trim(),
    );
    return [
      { id: node.nodeId, role: role ?? '', name: name ?? '', description: description ?? '', properties, children },
    ];
  };
  const [root] = nodes[0] ? toHeard(nodes[0]) : [];
  if (!root) throw new Error('The page has no accessibility tree.');
  return root;
};

/**
 * What a screen reader would read without a name or content, twice, as the name of a character, or not at all,
 * according to Chromium's accessibility tree.
 */
export const findUnclearNames = async (page: Page): Promise<readonly string[]> => {
  const hasContent = ({ role, name, children }: Heard): boolean =>
    (VALUES.test(role) && name !== '') || children.some(hasContent);

  const found = (await shownInStatus(page)).map((markup) => `skipped: ${markup}`);
  /** The place of each name, with the URL of a link, because the same link may occur twice in a text. */
  const places = new Map<string, string>();
  const walk = (node: Heard, place: string): void => {
    const { id, role, name, properties, children } = node;
    const [isControl, isLandmark] = [CONTROLS.test(role), LANDMARKS.test(role)];
    if ((isControl || NAMED.test(role)) && name === '') found.push(`no name: ${role} in ${place}`);
    if (BLOCKS.test(role) && !hasContent(node)) found.push(`empty: ${role} ${name} in ${place}`);
    if (role === 'StaticText' && SPOKEN_SEPARATOR.test(name)) found.push(`spelled out: ${name}`);
    if (REPETITION.test(name) && !TEXT.test(role)) found.push(`doubled: ${role} ${name}`);
    if (isControl || isLandmark) {
      const key = `${role} "${name}" ${isLandmark ? '' : `in ${place}`}`;
      const url = String(properties.url ?? places.size);
      if ((places.get(key) ?? url) !== url) found.push(`twice: ${key}`);
      places.set(key, url);
    }
    const inside = isLandmark || PLACES.test(role) ? `${role} ${name || id}` : place;
    for (const child of children) walk(child, inside);
  };
  walk(await readTree(page), '');
  return found;
};
