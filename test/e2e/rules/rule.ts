import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../support/visitors.ts';

/** Where a rule looks. */
export type Place = {
  /** The path and query of the page. */
  readonly path: string;
  /** In CSS pixels. */
  readonly width: number;
  /** Whether a dialog or menu keeps the focus. Then only the Tab key tells what can have the focus. */
  readonly trapsFocus?: boolean;
  /** Whether the visitor has not asked for reduced motion. */
  readonly hasMotion?: boolean;
  /** Whether the page has neither the site's style nor its header. */
  readonly isBare?: boolean;
  /** The element that differs from other places, and the name of its reference without the width. */
  readonly picture?: { readonly name: string; readonly of: string };
  /** Layers that overlap here: "header over content". See `layers.ts`. */
  readonly overlaps?: readonly string[];
  /** Marks that must be visible however the browser recolours the page. See `recoloured.ts`. */
  readonly marks?: readonly Mark[];
};

export type Mark = {
  /** The selector of the element that shows the mark. */
  readonly of: string;
  /** How much of the element's edge is left out, in CSS pixels. */
  readonly inset?: number;
  /** What else the element shows is removed: all but the mark, or all but the circle at its end. */
  readonly keep?: 'mark' | 'circle';
};

/** A fact about every page, or about every place that `at` accepts. */
export type Rule = {
  /** Continues "The page …". */
  readonly name: string;
  readonly at?: (place: Place) => boolean;
  /** What contradicts the rule, a line each. */
  readonly find: (page: Page, place: Place) => Promise<readonly string[]>;
};

/** Every breach of the rules on the page, each with its rule. A rule that fails does not keep the next one from running. */
export const findBreaches = async (page: Page, rules: readonly Rule[], place: Place): Promise<readonly string[]> => {
  const breaches: string[] = [];
  for (const { name, at = () => true, find } of rules) {
    if (!at(place)) continue;
    const findings = await find(page, place).catch((error: unknown) => [`the rule failed: ${error}`]);
    breaches.push(...findings.map((finding) => `${name}: ${finding}`));
  }
  return breaches;
};

/** A finding if two values differ. */
export const unless = (isRight: boolean, finding: string): readonly string[] => (isRight ? [] : [finding]);

/** WCAG 1.4.10: 1280 px at a zoom of 400 %. */
export const NARROW = 320;

export const onPhone = ({ width }: Place): boolean => width <= PHONE;
export const onDesktop = ({ width }: Place): boolean => width === DESKTOP;
export const isStyled = ({ isBare = false }: Place): boolean => !isBare;
