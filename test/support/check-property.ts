import * as fc from 'fast-check';

/** Change the seed to try other inputs. Every test run uses the same inputs, so that a failure is repeatable. */
export const SEED = 20_261_121;

/** Asserts that the property holds for `numRuns` generated inputs. The error names the smallest input that breaks it. */
export const checkProperty = <Inputs>(property: fc.IProperty<Inputs>, numRuns = 500): void =>
  fc.assert(property, { seed: SEED, numRuns });

/**
 * The same for an asynchronous property. After `maxMs` milliseconds it tries no more inputs, including those for a
 * smaller counterexample.
 */
export const checkAsyncProperty = <Inputs>(
  property: fc.IAsyncProperty<Inputs>,
  numRuns = 500,
  maxMs?: number,
): Promise<void> => fc.assert(property, { seed: SEED, numRuns, ...(maxMs && { interruptAfterTimeLimit: maxMs }) });

/** Any UTF-16 text, including half surrogate pairs and control characters. */
export const utf16 = (maxLength = 30): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength })
    .map((units) => units.map((unit) => String.fromCharCode(unit)).join(''));

/** Short text of few different characters, so that two texts often share parts. */
export const textOf = (characters: string, maxLength = 6): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength });
