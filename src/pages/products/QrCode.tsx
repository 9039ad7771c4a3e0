import { correction, generate } from 'lean-qr/nano';

/** Every mask can be read; to look for the best of the eight would take ten times as long. */
const OPTIONS = { minCorrectionLevel: correction.M, mask: 2 } as const;

/** A line along the middle of each run of dark squares, row by row. */
const draw = (text: string) => {
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

/** By text, of which there is one: to draw it takes as long as a third of the page. */
const drawn = new Map<string, ReturnType<typeof draw>>();

export const QrCode = ({ text }: { readonly text: string }) => {
  const { size, path } = drawn.get(text) ?? draw(text);
  drawn.set(text, { size, path });
  return (
    <svg className="qr-code" viewBox={`0 -0.5 ${size} ${size}`} stroke="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
};
