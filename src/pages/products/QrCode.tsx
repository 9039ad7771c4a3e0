import { createQrCode, type QrCodeShape } from '../../shared/qr-code.ts';

/** By text; the site uses one text. Generating a code takes a third of the time of rendering the page. */
const qrCodes = new Map<string, QrCodeShape>();

/** A QR code of a text. Without a text it is empty: the client script fills it. */
export const QrCode = ({ text }: { readonly text?: string }) => {
  const code = text === undefined ? undefined : (qrCodes.get(text) ?? createQrCode(text));
  if (text !== undefined && code) qrCodes.set(text, code);
  return (
    <svg className="qr-code" viewBox={code?.viewBox} stroke="currentColor" aria-hidden="true">
      <path d={code?.path} />
    </svg>
  );
};
