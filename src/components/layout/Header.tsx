import { layout } from '../../content/layout.ts';
import type { Operator } from '../../content/operator.ts';
import { FOOTER_ID, MENU_ID } from '../../shared/element-ids.ts';
import { Bars } from '../media/icons.tsx';
import { ButtonLink } from '../prose/links.tsx';
import { Logo, NavLinks } from './navigation.tsx';

type HeaderProps = {
  readonly operator: Operator;
  readonly current: string | undefined;
  /** Whether the page begins with a start button of its own. The header's is then quiet. */
  readonly isQuiet: boolean;
};

export const Header = ({ operator, current, isQuiet }: HeaderProps) => {
  const { header, menu } = layout(operator);
  return (
    <header className="header">
      <div className="wrap">
        <Logo link={header.logo} brand={operator.productName} />{' '}
        <nav aria-label={menu.navLabel}>
          <NavLinks links={header.nav} current={current} />
        </nav>
        <a className="log-in" href={header.login.href}>
          {header.login.label}
        </a>{' '}
        <ButtonLink link={header.start} {...(isQuiet && { tone: 'mint' })} />{' '}
        <button className="icon-button menu-open" type="button" popoverTarget={MENU_ID} aria-label={menu.open}>
          <Bars />
        </button>{' '}
        {/* Replaces the button in browsers without popovers. */}
        <a className="icon-button menu-fallback" href={`#${FOOTER_ID}`}>
          <span className="visually-hidden">{menu.open}</span>
          <Bars />
        </a>
      </div>
    </header>
  );
};
