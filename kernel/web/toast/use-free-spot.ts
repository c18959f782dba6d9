import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { freeSpot } from './free-spot.ts';
import type { Spot } from './free-spot.ts';
import { pressableBoxes } from './pressable-boxes.ts';

const margin = { side: 16, edge: 8 };
/** A dialog may open, a list may be scrolled, while a toast is there. */
const lookAgain = 250;

/** Keeps the toasts where they cover no button, as long as there are any. */
export function useFreeSpot(toasts: RefObject<HTMLElement | null>, shown: number): void {
  useLayoutEffect(() => {
    const element = toasts.current;
    if (!element || shown === 0 || !('elementFromPoint' in document)) return undefined;
    let now: Spot | undefined;
    const place = () => {
      // Whoever is about to press a button of the toast must not see it move away; the pointer that
      // rests on its words wants perhaps what lies below.
      if (element.querySelector('button:hover')) return;
      const { width, height } = element.getBoundingClientRect();
      const top = topOf(element) + margin.edge;
      const room = {
        left: margin.side,
        top,
        width: innerWidth - 2 * margin.side,
        height: innerHeight - top - margin.edge,
      };
      now = freeSpot({ width, height }, room, pressableBoxes(element), now);
      const translate = `${Math.round(now.left)}px ${Math.round(now.top)}px`;
      element.style.setProperty('translate', translate);
    };
    place();
    const timer = setInterval(place, lookAgain);
    addEventListener('resize', place);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', place);
    };
  }, [toasts, shown]);
}

/** Below the tabs and the header: the bell and the account stay within reach. */
function topOf(element: HTMLElement): number {
  const style = getComputedStyle(element);
  const height = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return height('--tabs-height') + height('--header-height');
}
