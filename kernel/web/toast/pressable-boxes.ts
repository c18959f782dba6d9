import type { Box } from './free-spot.ts';

const pressable =
  'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=option], ' +
  '[role=menuitem], [role=combobox], [role=switch], [role=checkbox], ' +
  // A choice of a few hides its inputs in their labels, and a select answers on its whole width.
  'label:has(input), .ant-select';

/**
 * What a press would reach right now, leaving `own` out of sight: buttons behind a dialog, scrolled
 * away or hidden are no obstacle.
 */
export function pressableBoxes(own: HTMLElement): Box[] {
  own.dataset.measured = 'true';
  try {
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      if (own.contains(element)) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isReached = hit !== null && (element.contains(hit) || hit.contains(element));
      return isReached && !isBackground(hit) ? [{ left, top, width, height }] : [];
    });
  } finally {
    delete own.dataset.measured;
  }
}

/** A frame around everything contains what is behind it as well. */
const isBackground = (hit: Element): boolean =>
  hit === document.body || hit === document.documentElement || hit.id === 'root';
