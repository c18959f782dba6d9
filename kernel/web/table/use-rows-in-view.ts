import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { headHeight } from './row-height.ts';

/** Only the rows in view are drawn, and a few around them. */
export function useRowsInView(
  count: number,
  rowHeight: number,
  scroller: RefObject<HTMLDivElement | null>,
) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memo
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
    // The head lies over the first rows, so it takes its height from the end.
    scrollPaddingEnd: headHeight,
    // A table that is not laid out yet, or hidden with its tab, has no height.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, ({ width, height }) =>
        tell({ width, height: height || innerHeight }),
      ),
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  const items = virtual.getVirtualItems();
  return {
    items,
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal: (index: number) => virtual.scrollToIndex(index),
  };
}
