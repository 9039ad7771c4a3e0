import { layout } from '../content/layout.ts';
import { LinkList } from './Links.tsx';
import { Logo } from './Logo.tsx';
import type { Shell } from './shell.ts';

export const Footer = ({ shell }: { readonly shell: Shell }) => {
  const { header, footer } = layout(shell.site);
  return (
    <footer className="footer">
      <div className="wrap">
        <nav className="footer-columns" aria-label={footer.label}>
          <div className="footer-brand">
            <Logo link={header.logo} brand={shell.site.productName} />
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
          <p>{footer.company.join(' · ')}</p>
          <nav aria-label={footer.legalLabel}>
            <LinkList links={footer.legalLinks} />
          </nav>
        </div>
      </div>
    </footer>
  );
};
