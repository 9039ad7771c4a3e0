/** Gives the links of the dialogs the addresses that the footer's button carries. */
export const fillLinks = (modal: HTMLElement): void => {
  const addresses = document.querySelector<HTMLElement>('[data-manage-consent]')?.dataset;
  for (const link of modal.querySelectorAll<HTMLAnchorElement>('a[data-to]')) {
    link.href = addresses?.[link.dataset.to ?? ''] ?? '';
  }
};
