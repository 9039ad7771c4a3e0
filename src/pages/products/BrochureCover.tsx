import type { PageContext } from '../../components/layout/page-context.ts';
import { Illustration } from '../../components/media/Illustration.tsx';
import { LogoSign } from '../../components/media/LogoSign.tsx';
import { brochure as copyOf } from '../../content/catalogue.ts';
import { PATHS } from '../../content/paths.ts';
import { roles } from '../../content/roles.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { QrCode } from './QrCode.tsx';

export type BrochureCoverProps = { readonly context: PageContext; readonly today: PlainDate };

/** Visible in print only: the printed list is a brochure for customers. */
export const BrochureCover = ({ context, today }: BrochureCoverProps) => {
  const { season, title, text, signpost, group, qrCodeLabel, sender } = copyOf(context.site, today);
  const url = `${context.publicOrigin}${PATHS.products}`;
  return (
    <div className="brochure-cover">
      <p className="brochure-brand">
        <LogoSign /> {context.site.productName}
      </p>
      <p className="brochure-season">{season}</p>
      <p className="brochure-title">{title}</p>
      <p className="lead">{text}</p>
      <p className="signpost">{signpost}</p>
      <p>{roles(context.site)}</p>
      <Illustration name="karran" alt="" />
      <p className="brochure-group">{group}</p>
      <div className="brochure-foot">
        <QrCode text={url} />
        <p>
          {qrCodeLabel}
          <br />
          <strong>{url.replace(/^https?:\/\//, '')}</strong>
          <br />
          {sender}
        </p>
      </div>
    </div>
  );
};
