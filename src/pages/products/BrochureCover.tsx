import type { PageContext } from '../../components/layout/page-context.ts';
import { Illustration } from '../../components/media/Illustration.tsx';
import { LogoSign } from '../../components/media/LogoSign.tsx';
import { brochure as copyOf } from '../../content/brochure.ts';
import { roles } from '../../content/operator.ts';
import { PATHS } from '../../content/paths.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { createQrCode, type QrCodeShape } from '../../shared/qr-code.ts';

/** By text; the site uses one text. Generating a code takes a third of the time of rendering the page. */
const qrCodes = new Map<string, QrCodeShape>();

/** A QR code of a text. Without a text it is empty: the client script fills it. */
const QrCode = ({ text }: { readonly text?: string }) => {
  const code = text === undefined ? undefined : (qrCodes.get(text) ?? createQrCode(text));
  if (text !== undefined && code) qrCodes.set(text, code);
  return (
    <svg className="qr-code" viewBox={code?.viewBox} stroke="currentColor" aria-hidden="true">
      <path d={code?.path} />
    </svg>
  );
};

export type BrochureCoverProps = { readonly context: PageContext; readonly today: PlainDate };

/**
 * Visible in print only: the printed list is a brochure for customers. Its web shop is a line to write on and the QR code
 * of the range, or what client/behaviours/catalogue/shop-link.ts fills in.
 */
export const BrochureCover = ({ context, today }: BrochureCoverProps) => {
  const site = context.publicOrigin.replace(/^https?:\/\//, '');
  const { season, title, text, buying, notes, group, shop, range, sender } = copyOf(context.operator, today, site);
  return (
    <div className="brochure-cover">
      <p className="brochure-brand">
        <LogoSign /> {context.operator.productName}
      </p>
      <p className="brochure-season">{season}</p>
      <p className="brochure-title">{title}</p>
      <p className="lead">{text}</p>
      <div className="brochure-buying">
        <p>{buying.title}</p>
        <ol>
          {buying.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Illustration name="cart" alt="" />
      <p className="write-on">{group}</p>
      <p className="write-on without-shop">{shop.label}</p>
      <div className="brochure-code without-shop">
        <QrCode text={`${context.publicOrigin}${PATHS.products}`} />
        <p>
          {range.label}{' '}
          <strong>
            {site}
            {PATHS.products}
          </strong>
          <br />
          {range.signpost}
        </p>
      </div>
      <div className="brochure-code with-shop">
        <QrCode />
        <p>
          {shop.label} <strong /> {shop.text}
        </p>
      </div>
      <div className="brochure-small brochure-notes">
        {notes.map((note) => (
          <p key={note.title}>
            <strong>{note.title}</strong> {note.text}
          </p>
        ))}
      </div>
      <p className="brochure-small">
        {roles(context.operator)} {sender}
      </p>
    </div>
  );
};
