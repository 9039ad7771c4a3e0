import { Fragment } from 'react';
import { CONSENT_POLICY_ANCHOR, MANAGE_CONSENT } from '../../content/consent.ts';
import { layout } from '../../content/layout.ts';
import type { Operator } from '../../content/operator.ts';
import { PATHS } from '../../domain/paths.ts';
import { FOOTER_ID } from '../../shared/element-ids.ts';
import { LinkList } from '../prose/links.tsx';
import { RichText } from '../prose/prose.tsx';

export const Footer = ({ operator }: { readonly operator: Operator }) => {
  const { footer } = layout(operator);
  return (
    <footer className="footer" id={FOOTER_ID}>
      <div className="wrap">
        <nav className="footer-links" aria-label={footer.label}>
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <LinkList links={links} />
            </div>
          ))}
          <div className="footer-legal">
            <h2>{footer.legal.title}</h2>
            <LinkList links={footer.legal.links} />
            {/* The data attributes hold the links for the dialogs. Without script, the link below replaces the button. */}
            <button
              type="button"
              data-manage-consent=""
              data-policy={PATHS.privacy}
              data-contact={`mailto:${operator.supportEmail}`}
            >
              {MANAGE_CONSENT}
            </button>{' '}
            <a className="without-script" href={`${PATHS.privacy}#${CONSENT_POLICY_ANCHOR}`}>
              {MANAGE_CONSENT}
            </a>
          </div>
        </nav>
        <div className="footer-end">
          <p>
            <a href={footer.email.href}>{footer.email.label}</a>{' '}
            {footer.phone && <a href={footer.phone.href}>{footer.phone.label}</a>}
          </p>
          <p>
            {footer.company.map((detail) => (
              <Fragment key={detail}>
                <span>
                  <RichText text={detail} />
                </span>{' '}
              </Fragment>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
};
