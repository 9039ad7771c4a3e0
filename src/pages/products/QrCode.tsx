import { correction, generate } from 'lean-qr/nano';

/** Every mask is readable; a search for the best of the eight takes ten times as long. */
const OPTIONS = { minCorrectionLevel: correction.M, mask: 2 } as const;

/** The path has a line through the middle of each horizontal run of dark modules. */
const createQrPath = (text: string) => {
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
  return { size, path };
};

/** By text; the site uses one text. Generating a code takes a third of the time of rendering the page. */
const qrPaths = new Map<string, ReturnType<typeof createQrPath>>();

export const QrCode = ({ text }: { readonly text: string }) => {
  const { size, path } = qrPaths.get(text) ?? createQrPath(text);
  qrPaths.set(text, { size, path });
  return (
    <svg className="qr-code" viewBox={`0 -0.5 ${size} ${size}`} stroke="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
};
