import type { PageContext } from '../../components/layout/page-context.ts';
import { Illustration } from '../../components/media/Illustration.tsx';
import { RichText } from '../../components/prose/prose.tsx';
import { brochure } from '../../content/brochure.ts';
import { roles } from '../../content/operator.ts';
import { PATHS } from '../../domain/paths.ts';
import type { PlainDate } from '../../domain/plain-date.ts';

type BrochureCoverProps = { readonly context: PageContext; readonly today: PlainDate };

/**
 * Visible only in print, where the list becomes a brochure for customers. It is hidden by an attribute, because reader
 * modes ignore styles. The web shop is a line to write on, or the URL and QR code that
 * client/behaviours/print/brochure.ts fills in.
 */
export const BrochureCover = ({ context, today }: BrochureCoverProps) => {
  const site = context.publicOrigin.replace(/^https?:\/\//, '');
  const { round, title, text, buying, deadline, notes, group, leader, shop, range, sender } = brochure(
    context.operator,
    today,
    site,
  );
  return (
    <div className="brochure-cover" data-brochure="" hidden>
      <p className="brochure-brand">
        <img src="/favicon.svg" width="48" height="48" alt="" loading="lazy" /> {context.operator.productName}
      </p>
      {round && <p className="brochure-round">{round}</p>}
      <p className="brochure-title">{title}</p>
      <p className="lead">{text}</p>
      <div className="brochure-buying">
        <p>{buying.title}</p>
        <ol>
          {buying.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {deadline && (
          <p>
            {deadline.text} {deadline.ask}
          </p>
        )}
      </div>
      <Illustration name="cart" alt="" />
      <p className="write-on">{group}</p>
      <p className="write-on">{leader}</p>
      <p className="write-on without-shop">{shop.label}</p>
      <p className="brochure-range without-shop">
        {range.label}{' '}
        <strong>
          {site}
          {PATHS.products}
        </strong>
        <br />
        {range.signpost}
      </p>
      <div className="brochure-code with-shop">
        <svg className="qr-code" data-part="code" stroke="currentColor" aria-hidden="true">
          <path />
        </svg>
        <p>
          {shop.label} <strong data-part="address" /> {shop.text}
        </p>
      </div>
      <div className="brochure-small brochure-notes">
        {notes.map((note) => (
          <p key={note.title}>
            <strong>{note.title}</strong> <RichText text={note.text} />
          </p>
        ))}
      </div>
      <p className="brochure-small">
        {roles(context.operator)} {sender}
      </p>
    </div>
  );
};
