import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { partsBetween } from './lanes.ts';

/** Drawn beyond both edges, so that a quick scroll shows no gap. */
const margin = 120;
const step = 100;

/** Which of the parts are in view: the rest is not drawn. Heights are known, nothing is measured. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  offsets: readonly number[],
): readonly [number, number] {
  const [{ top, height }, setView] = useState({ top: 0, height: 900 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      // Rounded: a scroll within a hundred pixels draws nothing anew.
      const next = {
        top: Math.floor(element.scrollTop / step) * step,
        height: element.clientHeight || innerHeight,
      };
      setView((now) => (now.top === next.top && now.height === next.height ? now : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return partsBetween(offsets, top - margin, top + height + margin + step);
}
