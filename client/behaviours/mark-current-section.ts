/** An anchor scrolls its section to below the header (`scroll-padding`). It is current up to this far below that. */
const TOLERANCE_PX = 24;

/** The part of the window's top in which a section is behind the header, as the `rootMargin` of an observer. */
const headerMargin = (): string => {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return `-${padding + TOLERANCE_PX}px 0px 0px`;
};

/** Marks the link to the section that the visitor is reading, and keeps the link in view if the list scrolls. */
export const start = (list: HTMLElement): void => {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of list.querySelectorAll('a')) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) links.set(section, link);
  }
  const visibleShares = new Map<Element, number>();

  /**
   * The section that the last followed link points to, while all of it is visible. Otherwise the topmost visible
   * section.
   */
  const findCurrent = (): Element | undefined => {
    const visible = [...links.keys()].filter((section) => visibleShares.has(section));
    return visible.find((section) => section.matches(':target') && visibleShares.get(section) === 1) ?? visible[0];
  };

  const update = (): void => {
    const current = findCurrent();
    for (const [section, link] of links) {
      if (section !== current) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        list.scrollTop = link.offsetTop - list.clientHeight / 2;
      }
    }
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (isIntersecting) visibleShares.set(target, intersectionRatio);
        else visibleShares.delete(target);
      }
      update();
    },
    { rootMargin: headerMargin(), threshold: [0, 1] },
  );
  for (const section of links.keys()) observer.observe(section);
  addEventListener('hashchange', update);
};
