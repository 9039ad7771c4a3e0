/**
 * Traps the focus in the menu, a native popover, from the first time it opens. Browsers without popovers never open it.
 * From then on, script handles the close button, and its attribute is removed. With the attribute, the button would count
 * as expanded, and a screen reader that moves to it would read the whole menu.
 */
export const startMenu = (menu: HTMLElement): void => {
  const takeOver = (): void => {
    const closeButton = menu.querySelector('button');
    closeButton?.removeAttribute('popovertarget');
    closeButton?.addEventListener('click', () => menu.hidePopover());
    void import('./trap-menu-focus.ts').then((module) => module.trapMenuFocus(menu));
  };
  menu.addEventListener('beforetoggle', takeOver, { once: true });
};
