/**
 * Traps the focus in the menu, a native popover, from its first opening on. Browsers without popovers never open it. Its
 * button closes it by script then: a screen reader would read the menu out when the button it has gone to is expanded.
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
