import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

type Sight = {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly onCurrent?: (page: number) => void;
};

/** The pages that are worth drawing; whichever page is read is told to `onCurrent`. */
export function usePagesInSight({ list, scroller, count, onCurrent }: Sight): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]));
  const tell = useEffectEvent((page: number) => onCurrent?.(page));
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const places = new Map(items.map((item, at) => [item, at + 1]));
    const root = scroller.current;
    const drawn = new IntersectionObserver(
      (entries) =>
        setNear((now) => {
          const next = new Set(now);
          for (const { target, isIntersecting } of entries) {
            const page = places.get(target) ?? 0;
            if (isIntersecting) next.add(page);
            else next.delete(page);
          }
          return next;
        }),
      { root, rootMargin: '50% 0px' },
    );
    // The page that crosses the upper third is the one being read.
    const read = new IntersectionObserver(
      (entries) => {
        const first = entries.find(({ isIntersecting }) => isIntersecting);
        if (first) tell(places.get(first.target) ?? 1);
      },
      { root, rootMargin: '-33% 0px -66% 0px' },
    );
    for (const item of items) {
      drawn.observe(item);
      read.observe(item);
    }
    return () => {
      drawn.disconnect();
      read.disconnect();
    };
  }, [list, count, scroller]);
  return near;
}
