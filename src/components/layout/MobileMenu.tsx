import { layout } from '../../content/layout.ts';
import type { Operator } from '../../content/operator.ts';
import { MENU_ID } from '../../shared/element-ids.ts';
import { Cross } from '../media/icons.tsx';
import { ButtonLink, LinkList } from '../prose/links.tsx';
import { Logo, NavLinks } from './navigation.tsx';

export type MobileMenuProps = { readonly operator: Operator; readonly current: string | undefined };

/**
 * A native popover: it opens and closes, also with Escape and a click outside, without script. As a dialog it moves the
 * focus to its first focusable element, the close button.
 */
export const MobileMenu = ({ operator, current }: MobileMenuProps) => {
  const { header, menu, footer } = layout(operator);
  const [, about, social] = footer.columns;
  return (
    <dialog className="menu" id={MENU_ID} popover="auto" aria-label={menu.title}>
      <div className="menu-head">
        <button
          className="icon-button"
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={menu.close}
        >
          <Cross />
        </button>
        <Logo link={header.logo} brand={operator.productName} />
      </div>
      <nav aria-label={menu.title}>
        <div className="main-links">
          <NavLinks links={header.nav} current={current} />
        </div>
        <ButtonLink link={header.start} big />
        <a className="log-in" href={header.login.href}>
          {header.login.label}
        </a>
        {about && <LinkList links={about.links} className="more-links" />}
        <LinkList links={footer.legalLinks} className="more-links" />
        {social && <LinkList links={social.links} className="more-links" />}
      </nav>
    </dialog>
  );
};
