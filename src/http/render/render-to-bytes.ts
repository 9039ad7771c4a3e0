import type { ReactElement } from 'react';
import { renderingAtOnce } from './react-environment.ts';
import { renderToReadableStream } from './react-server.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** One after the other. */
export const concatenate = (pieces: readonly Uint8Array[]): Bytes => {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
};

/** All the markup of an element that does not suspend; a fault in it rejects. */
export const renderToBytes = async (element: ReactElement): Promise<Bytes> => {
  const pieces: Uint8Array[] = [];
  const markup = renderingAtOnce(() => renderToReadableStream(element, { onError: () => undefined }));
  for await (const piece of await markup) pieces.push(piece);
  return concatenate(pieces);
};
