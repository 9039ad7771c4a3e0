import { layout } from '../../content/layout.ts';
import type { Operator } from '../../content/operator.ts';
import { MENU_ID } from '../../shared/element-ids.ts';
import { ButtonLink } from '../prose/links.tsx';
import { NavLinks } from './navigation.tsx';

type MobileMenuProps = { readonly operator: Operator; readonly current: string | undefined };

/**
 * A native popover: it opens and closes without script, and also closes with Escape or a click outside. Because it is a
 * dialog, it moves the focus to its first focusable element, the close button.
 */
export const MobileMenu = ({ operator, current }: MobileMenuProps) => {
  const { header, menu } = layout(operator);
  return (
    <dialog className="menu" id={MENU_ID} data-menu="" popover="auto" aria-label={menu.title}>
      <button
        className="icon-button"
        type="button"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label={menu.close}
      >
        ×
      </button>
      <nav aria-label={menu.title}>
        <div className="main-links">
          <NavLinks links={header.nav} current={current} />
        </div>
        <ButtonLink link={header.start} big />{' '}
        <a className="log-in" href={header.login.href}>
          {header.login.label}
        </a>
      </nav>
    </dialog>
  );
};
