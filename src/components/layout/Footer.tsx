import { Fragment } from 'react';
import { CONSENT_POLICY_ANCHOR, MANAGE_CONSENT } from '../../content/consent.ts';
import { layout } from '../../content/layout.ts';
import type { Operator } from '../../content/operator.ts';
import { PATHS } from '../../content/paths.ts';
import { FOOTER_ID } from '../../shared/element-ids.ts';
import { LinkList } from '../prose/links.tsx';
import { Logo } from './navigation.tsx';

export const Footer = ({ operator }: { readonly operator: Operator }) => {
  const { header, footer } = layout(operator);
  return (
    <footer className="footer" id={FOOTER_ID}>
      <div className="wrap">
        <nav className="footer-columns" aria-label={footer.label}>
          <div className="footer-brand">
            <Logo link={header.logo} brand={operator.productName} />
            <p>{footer.pitch}</p>
          </div>
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <LinkList links={links} />
            </div>
          ))}
        </nav>
        <div className="footer-end">
          <p>
            {footer.company.map((detail) => (
              <Fragment key={detail}>
                <span>{detail}</span>{' '}
              </Fragment>
            ))}
            <a href={footer.email.href}>{footer.email.label}</a>
            {footer.phone && <a href={footer.phone.href}>{footer.phone.label}</a>}
          </p>
          <div className="footer-legal">
            <nav aria-label={footer.legalLabel}>
              <LinkList links={footer.legalLinks} />
            </nav>
            {/* The data attributes hold the dialogs' links. Without script the link below replaces the button. */}
            <button
              type="button"
              data-manage-consent=""
              data-policy={PATHS.privacy}
              data-contact={`mailto:${operator.supportEmail}`}
            >
              {MANAGE_CONSENT}
            </button>
            <a className="without-script" href={`${PATHS.privacy}#${CONSENT_POLICY_ANCHOR}`}>
              {MANAGE_CONSENT}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
};
