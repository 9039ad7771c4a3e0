import { layout } from '../content/layout.ts';
import { Bars } from './glyphs.tsx';
import { MENU_ID } from './ids.ts';
import { ButtonLink } from './Links.tsx';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import type { Shell } from './shell.ts';

export const Header = ({ shell }: { readonly shell: Shell }) => {
  const { header, menu } = layout(shell.site);
  return (
    <header className="header">
      <div className="wrap">
        <Logo link={header.logo} brand={shell.site.productName} />
        <nav aria-label={menu.navLabel}>
          <NavLinks links={header.nav} path={shell.path} />
        </nav>
        <a className="log-in" href={header.login.href}>
          {header.login.label}
        </a>
        <ButtonLink link={header.start} />
        <button className="round-button menu-open" type="button" popoverTarget={MENU_ID} aria-label={menu.open}>
          <Bars />
        </button>
      </div>
    </header>
  );
};
