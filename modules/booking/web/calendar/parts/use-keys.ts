import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

type Keys = Readonly<Record<string, () => void>>;

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));

const isOverlaid = (): boolean =>
  document.querySelector('.ant-modal-wrap:not([style*="none"])') !== null;

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Box = { readonly x: number; readonly y: number };

/** The nearest one in that direction; what lies beside counts more than what lies across. */
export function nearest(from: Box, others: readonly Box[], way: readonly [number, number]): number {
  let [best, least] = [-1, Infinity];
  for (const [at, other] of others.entries()) {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = along + across * 3;
    if (along > 1 && cost < least) [best, least] = [at, cost];
  }
  return best;
}

const middleOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Letters choose a view; arrows walk over the blocks, or through the days when none has the focus. */
export function useKeys(root: RefObject<HTMLElement | null>, keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const focused = document.activeElement;
    if (isTyping(focused) || isOverlaid()) return;
    const isOurs =
      focused === document.body ||
      root.current?.contains(focused) ||
      focused?.matches('[role=tabpanel], main');
    if (!isOurs || document.querySelector('.popover:not([hidden])')) return;
    const way = ways[event.key];
    const block = focused?.closest<HTMLElement>('[data-block]');
    if (way && block) {
      const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
      const others = all.filter((one) => one !== block);
      others[nearest(middleOf(block), others.map(middleOf), way)]?.focus();
      event.preventDefault();
      return;
    }
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
