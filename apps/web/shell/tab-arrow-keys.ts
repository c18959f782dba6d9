import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys move between the tabs; Enter opens, Delete closes, Alt+Shift with an arrow moves one. */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const list = event.currentTarget.closest('[role=tablist]');
  if (!step || !list || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  event.preventDefault();
  all[step(all.indexOf(event.currentTarget), all.length)]?.focus();
}
