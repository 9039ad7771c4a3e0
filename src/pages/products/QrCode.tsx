import { encode } from 'uqr';

/** Every mask can be read; to look for the best of the eight would take ten times as long. */
const QR_OPTIONS = { ecc: 'M', border: 0, maskPattern: 2 } as const;

export const QrCode = ({ text }: { readonly text: string }) => {
  const { size, data } = encode(text, QR_OPTIONS);
  return (
    <svg className="qr-code" viewBox={`0 -0.5 ${size} ${size}`} stroke="currentColor" aria-hidden="true">
      <path d={data.map(toLines).join('')} />
    </svg>
  );
};

/** A line along the middle of each run of dark squares. */
const toLines = (row: readonly boolean[], y: number): string =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}`;
    })
    .join('');
