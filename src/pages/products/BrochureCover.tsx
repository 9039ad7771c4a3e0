import { brochure as copyOfBrochure } from '../../content/catalogue.ts';
import { PATHS } from '../../content/paths.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import type { Shell } from '../../ui/shell.ts';
import { QrCode } from './QrCode.tsx';

export type BrochureCoverProps = { readonly shell: Shell; readonly today: PlainDate };

/** On paper alone: printed, the list is a brochure to show to customers. */
export const BrochureCover = ({ shell, today }: BrochureCoverProps) => {
  const { season, title, text, group, code, sender } = copyOfBrochure(shell.site, today);
  const address = `${shell.publicOrigin}${PATHS.products}`;
  return (
    <div className="brochure-cover">
      <p className="brochure-brand">
        <Drawing name="skylt" alt="" className="brochure-sign" /> {shell.site.productName}
      </p>
      <p className="brochure-season">{season}</p>
      <p className="brochure-title">{title}</p>
      <p className="lead">{text}</p>
      <Drawing name="karran" alt="" />
      <p className="brochure-group">{group}</p>
      <div className="brochure-foot">
        <QrCode text={address} />
        <p>
          {code}
          <br />
          <strong>{address.replace(/^https?:\/\//, '')}</strong>
          <br />
          {sender}
        </p>
      </div>
    </div>
  );
};
