import { decimal } from './number.ts';

/** Shapes as SVG source. `more` is further attributes, ready to insert. */

const attribute = (name: string, value: string): string => value && ` ${name}="${value}"`;
const rest = (more: string): string => more && ` ${more}`;

/** A filled path. */
export const path = (d: string, fill: string, more = ''): string => `<path fill="${fill}" d="${d}"${rest(more)}/>`;

/** A stroked path. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${decimal(width)}" d="${d}"${rest(more)}/>`;

export const group = (body: string, transform = '', more = ''): string =>
  `<g${attribute('transform', transform)}${rest(more)}>${body}</g>`;

/** Places a body that is drawn around the origin. */
export const at = (x: number, y: number, body: string, scale = 1, rotate = 0): string =>
  group(
    body,
    `translate(${decimal(x)} ${decimal(y)})${rotate ? ` rotate(${decimal(rotate)})` : ''}${scale === 1 ? '' : ` scale(${Number(scale.toFixed(3))})`}`,
  );

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, more = ''): string =>
  `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(w)}" height="${decimal(h)}"${attribute('rx', radius ? decimal(radius) : '')} fill="${fill}"${rest(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(r)}" fill="${fill}"${rest(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(rx)}" ry="${decimal(ry)}" fill="${fill}"${rest(more)}/>`;

/** Clips `body` to the path `d`. The id must be unique in the document. */
export const clip = (id: string, d: string, body: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : attribute('stop-opacity', String(opacity));
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

export const linearGradient = (id: string, list: readonly Stop[], more = ''): string =>
  `<linearGradient id="${id}"${rest(more)}>${stops(list)}</linearGradient>`;

export const radialGradient = (id: string, list: readonly Stop[], more = ''): string =>
  `<radialGradient id="${id}"${rest(more)}>${stops(list)}</radialGradient>`;

/** A repeated tile, in user units. */
export const pattern = (id: string, width: number, height: number, body: string, more = ''): string =>
  `<pattern id="${id}" width="${decimal(width)}" height="${decimal(height)}" patternUnits="userSpaceOnUse"${rest(more)}>${body}</pattern>`;
