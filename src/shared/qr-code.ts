import { correction, generate } from 'lean-qr/nano';

/** Every mask is readable. A search for the best of the eight masks takes ten times as long. */
const OPTIONS = { minCorrectionLevel: correction.M, mask: 2 } as const;

type QrCodeShape = { readonly viewBox: string; readonly path: string };

/** The light margin that a reader needs, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/**
 * A QR code as an SVG path for a stroke of width 1: a line through the middle of each horizontal run of dark modules.
 * The view box includes the margin.
 */
export const createQrCode = (text: string): QrCodeShape => {
  const code = generate(text, OPTIONS);
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0, end = 0; x < size; x = end + 1) {
      end = x;
      while (code.get(end, y)) end += 1;
      if (end > x) path += `M${x} ${y}h${end - x}`;
    }
  }
  const width = size + 2 * QUIET_ZONE;
  return { viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE - 0.5} ${width} ${width}`, path };
};
