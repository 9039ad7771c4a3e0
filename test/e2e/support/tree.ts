import type { Page } from 'playwright-core';
import { renderSkippedContent } from './page-facts.ts';

const CONTROLS = /^(link|button|textbox|searchbox|checkbox|slider|spinbutton|combobox|DisclosureTriangle)$/;
const LANDMARKS = /^(banner|complementary|contentinfo|dialog|main|navigation|region|search)$/;
const NAMED = /^(heading|image|option|complementary|dialog|navigation|region)$/;
const BLOCKS = /^(article|group|list|listitem|navigation|paragraph|table)$/;
/** What a control's name must be unique in. */
const PLACES = /^(article|group|listitem|rootwebarea)$/i;
const VALUES = /^(image|textbox|searchbox|slider|spinbutton|combobox|checkbox|StaticText)$/;
const REPETITION = /(?:^|\s)(.{3,}?)[\s,.]+\1(?=\s|$)/i;

/** Text that is hidden in content that the browser may skip. What is skipped has no style, and counts as shown. */
const hiddenInSkippedContent = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
      .flatMap((element) => [...element.querySelectorAll('*')])
      .filter((element) => getComputedStyle(element).display === 'none' && element.textContent !== '')
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );

/** What a screen reader would read without a name or content, or twice, in Chromium's accessibility tree. */
export const findUnclearNames = async (page: Page): Promise<readonly string[]> => {
  // Chromium builds what it skips only for a screen reader that is running. It reads what is hidden there, too.
  const hidden = await hiddenInSkippedContent(page);
  await renderSkippedContent(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  type Node = (typeof nodes)[number];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roleOf = (node: Node): string => (node.ignored ? '' : String(node.role?.value));
  const nameOf = (node: Node): string => String(node.name?.value ?? '').trim();
  const childrenOf = ({ childIds = [] }: Node) => childIds.flatMap((id) => byId.get(id) ?? []);
  const hasContent = (node: Node): boolean =>
    (VALUES.test(roleOf(node)) && nameOf(node) !== '') || childrenOf(node).some(hasContent);

  const found: string[] = hidden.map((markup) => `hidden but read: ${markup}`);
  /** Where each name is, with the address of a link, which may stand twice in a text. */
  const places = new Map<string, string>();
  const walk = (node: Node, place: string): void => {
    const [role, name] = [roleOf(node), nameOf(node)];
    const [isControl, isLandmark] = [CONTROLS.test(role), LANDMARKS.test(role)];
    if ((isControl || NAMED.test(role)) && name === '') found.push(`no name: ${role} in ${place}`);
    if (BLOCKS.test(role) && !hasContent(node)) found.push(`empty: ${role} ${name} in ${place}`);
    if (REPETITION.test(name) && role !== 'RootWebArea' && role !== 'StaticText')
      found.push(`doubled: ${role} ${name}`);
    if (isControl || isLandmark) {
      const key = `${role} "${name}" ${isLandmark ? '' : `in ${place}`}`;
      const url = String(node.properties?.find((property) => property.name === 'url')?.value.value ?? places.size);
      if ((places.get(key) ?? url) !== url) found.push(`twice: ${key}`);
      places.set(key, url);
    }
    const inside = isLandmark || PLACES.test(role) ? `${role} ${name || node.nodeId}` : place;
    for (const child of childrenOf(node)) walk(child, inside);
  };
  if (nodes[0]) walk(nodes[0], '');
  return found;
};
