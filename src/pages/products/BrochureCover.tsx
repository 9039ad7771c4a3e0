import type { PageContext } from '../../components/layout/page-context.ts';
import { Illustration } from '../../components/media/Illustration.tsx';
import { LogoSign } from '../../components/media/LogoSign.tsx';
import { brochure as copyOf } from '../../content/catalogue.ts';
import { PATHS } from '../../content/paths.ts';
import { roles } from '../../content/roles.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { QrCode } from './QrCode.tsx';

export type BrochureCoverProps = { readonly context: PageContext; readonly today: PlainDate };

/**
 * Visible in print only: the printed list is a brochure for customers. Its web shop is a line to write on and the QR code
 * of the range, or what client/behaviours/catalogue/shop-link.ts fills in.
 */
export const BrochureCover = ({ context, today }: BrochureCoverProps) => {
  const { season, title, text, buying, group, shop, range, sender } = copyOf(context.operator, today);
  const url = `${context.publicOrigin}${PATHS.products}`;
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
      <Illustration name="karran" alt="" />
      <p className="write-on">{group}</p>
      <p className="write-on without-shop">{shop.label}</p>
      <div className="brochure-code without-shop">
        <QrCode text={url} />
        <p>
          {range.label} <strong>{url.replace(/^https?:\/\//, '')}</strong>
          <br />
          <span className="signpost">{range.signpost}</span>
        </p>
      </div>
      <div className="brochure-code with-shop">
        <QrCode />
        <p>
          {shop.label} <strong /> {shop.text}
        </p>
      </div>
      <p className="brochure-small">
        {roles(context.operator)} {sender}
      </p>
    </div>
  );
};
