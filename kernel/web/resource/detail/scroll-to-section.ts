/** How long the parts above a section may take to arrive. */
const settling = 3000;

/** Between the row of links and the section below it. */
const gap = 8;

/** What says that somebody goes on from where they were brought. */
export const movesOn = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings a section to the top and keeps it there while parts above it arrive and push it away, until
 * somebody moves on.
 */
export function scrollToSection(section: HTMLElement): void {
  const page = section.closest<HTMLElement>('.page') ?? document.body;
  const links = page.querySelector<HTMLElement>('.section-nav');
  const go = () => {
    // The row of links stays above the sections, and wraps into as many lines as it needs.
    if (links) section.style.scrollMarginTop = `${links.offsetHeight + gap}px`;
    section.scrollIntoView({ block: 'start' });
  };
  go();
  section.focus({ preventScroll: true });
  // A section has its true height only once it is in view.
  requestAnimationFrame(go);

  const observer = new ResizeObserver(go);
  const following = new AbortController();
  const timer = setTimeout(stop, settling);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    following.abort();
  }
  observer.observe(page);
  const { signal } = following;
  for (const event of movesOn)
    window.addEventListener(event, stop, { capture: true, passive: true, signal });
}
