import type { Cell } from './grid-keys.ts';

const numberIn = (element: Element | null, name: string): number | null => {
  const text = element?.getAttribute(name);
  return text === null || text === undefined ? null : Number(text);
};

export type Hit = Cell & { readonly isCheck: boolean };

/** Which cell an event happened in; the head is row -1. */
export function cellAt(target: EventTarget | null): Hit | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('td, th');
  if (!cell) return null;
  const row = numberIn(cell.closest('[data-row]'), 'data-row') ?? -1;
  const column = numberIn(cell, 'data-column');
  const isCheck = cell.classList.contains('grid-check');
  return column === null && !isCheck ? null : { row, column: column ?? 0, isCheck };
}

/** A link or button inside a row keeps its own meaning, and so does marked text. */
export const isOwnClick = (target: EventTarget | null): boolean =>
  (target instanceof Element && !!target.closest('a, button, input, .grid-resize')) ||
  !!getSelection()?.toString();
