import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));

const sectionsOf = (place: HTMLElement): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('section.card'),
];

export const sectionNamed = (place: HTMLElement | null, title: string): HTMLElement | undefined =>
  (place ? sectionsOf(place) : []).find(
    (section) => section.querySelector('h2')?.textContent === title,
  );

/** After a form is closed its section has the focus, so that the keys go on from there. */
export const focusSection = (place: HTMLElement | null, title: string): void =>
  void requestAnimationFrame(() => sectionNamed(place, title)?.focus({ preventScroll: true }));

/** The section after or before the one that has the focus; the first where none has it. */
export function sectionBeside(place: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = sectionsOf(place);
  const focused = document.activeElement?.closest('section.card');
  const at = all.findIndex((section) => section === focused);
  return at < 0 ? all[0] : all[at + step];
}

/** Alt+Down and Alt+Up go from section to section, E changes the one that has the focus. */
export function useSectionKeys(place: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const main = place.current;
    if (!main || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('.ant-modal-wrap:not([style*="none"])')) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (event.altKey && step) {
      event.preventDefault();
      event.stopPropagation();
      const section = sectionBeside(main, step);
      section?.scrollIntoView({ block: 'start' });
      section?.focus({ preventScroll: true });
    } else if (event.key === 'e' && !event.altKey && !isTyped(event.target)) {
      const focused = document.activeElement?.closest('section.card');
      if (!focused || !main.contains(focused)) return;
      event.preventDefault();
      focused.querySelector<HTMLElement>('[aria-label^="Change "]')?.click();
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    // Before the inputs: an open list would take the arrows for itself.
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, []);
}
