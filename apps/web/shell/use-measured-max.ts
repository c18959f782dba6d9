import { maxTabs, tabLimits, useTabs } from '#kernel/web';
import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** B-150: at once when the bar appears, then at most every 500 ms while its width changes. */
export function useMeasuredMax(bar: RefObject<HTMLElement | null>): void {
  const tabs = useTabs();
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      timer = undefined;
      tabs.measure(maxTabs(element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(() => {
      timer ??= setTimeout(measure, tabLimits.measureInterval);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [tabs, bar]);
}
