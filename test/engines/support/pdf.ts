import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import * as z from 'zod';

const POINTS_PER_MM = 72 / 25.4;

/** Distances from the page's edges in millimetres. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export type PrintedPage = {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Photographs. */
  readonly pictures: readonly Box[];
  /** Everything that is painted, with the pictures, without backgrounds of the whole page. */
  readonly marks: readonly Box[];
};

/** [a, b, c, d, e, f] as in the PDF specification. */
type Matrix = readonly [number, number, number, number, number, number];
/** Left, bottom, right, top in points. */
type Corners = readonly [number, number, number, number];

const numbers = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
const corners = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const UNIT_SQUARE: Corners = [0, 0, 1, 1];

/** First `inner`, then `outer`. */
const multiply = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
};

const transformBox = ([a, b, c, d, e, f]: Matrix, [left, bottom, right, top]: Corners): Corners => {
  const ends = [left, right].flatMap((x) => [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const));
  const xs = ends.map(([x]) => x);
  const ys = ends.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/**
 * The pages of a PDF, by what is painted on them. Firefox paints letters of variable fonts as shapes, so there may be no
 * text in them.
 */
export const readPdf = async (bytes: Uint8Array): Promise<readonly PrintedPage[]> => {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));

  const readPage = async (pageNumber: number): Promise<PrintedPage> => {
    const page = await pdf.getPage(pageNumber);
    const [left, bottom, right, top] = corners.parse(page.view);
    const { fnArray, argsArray } = await page.getOperatorList();
    const pictures: Corners[] = [];
    const shapes: Corners[] = [];
    const saved: Matrix[] = [];
    let matrix = IDENTITY;
    for (const [index, operator] of fnArray.entries()) {
      const args: unknown = argsArray[index];
      if (operator === OPS.save) saved.push(matrix);
      else if (operator === OPS.restore) matrix = saved.pop() ?? IDENTITY;
      else if (operator === OPS.transform)
        matrix = multiply(matrix, numbers.parse(Array.from(z.array(z.number()).parse(args))));
      else if (operator === OPS.paintImageXObject) pictures.push(transformBox(matrix, UNIT_SQUARE));
      else if (operator === OPS.constructPath) {
        const [purpose, , extent] = z.tuple([z.number(), z.unknown(), z.unknown()]).parse(args);
        // A path that only clips what follows paints nothing.
        if (purpose === OPS.endPath || !(extent instanceof Float32Array)) continue;
        shapes.push(transformBox(matrix, corners.parse([...extent])));
      }
    }
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item): Corners[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x, y] = numbers.parse(item.transform);
      return [[x, y, x + item.width, y + item.height]];
    });
    const toBox = ([west, south, east, north]: Corners): Box => ({
      left: (west - left) / POINTS_PER_MM,
      right: (right - east) / POINTS_PER_MM,
      top: (top - north) / POINTS_PER_MM,
      bottom: (south - bottom) / POINTS_PER_MM,
    });
    // Of the whole page, or of the cover.
    const isBackground = (box: Box): boolean => Math.max(box.left, box.right, box.top) < 1 && box.bottom < 10;
    return {
      widthMm: (right - left) / POINTS_PER_MM,
      heightMm: (top - bottom) / POINTS_PER_MM,
      pictures: pictures.map(toBox),
      marks: [...pictures, ...shapes, ...texts].map(toBox).filter((box) => !isBackground(box)),
    };
  };

  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(index + 1)));
};
