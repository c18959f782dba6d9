import { beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreScroll } from './restore-scroll.ts';

/** An element that, like a real one, scrolls no further than it is long. */
function anElement(length: number) {
  const element = document.createElement('div');
  let top = 0;
  const state = { length };
  Object.defineProperty(element, 'scrollTop', {
    get: () => top,
    set: (wanted: number) => {
      top = Math.min(wanted, state.length);
    },
  });
  return { element, state };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the scroll of a tab', () => {
  test('[B-060] is put back at once where the content is there', () => {
    const { element } = anElement(5000);
    restoreScroll(() => element, 1234);

    expect(element.scrollTop).toBe(1234);
  });

  test('[K-031] is tried every 100 ms while the content loads', () => {
    const { element, state } = anElement(300);
    restoreScroll(() => element, 1234);
    vi.advanceTimersByTime(250);
    expect(element.scrollTop).toBe(300);

    state.length = 5000;
    vi.advanceTimersByTime(100);

    expect(element.scrollTop).toBe(1234);
  });

  test('is left to the user who scrolls meanwhile', () => {
    const { element, state } = anElement(300);
    restoreScroll(() => element, 1234);
    dispatchEvent(new Event('wheel'));
    state.length = 5000;
    element.scrollTop = 40;
    vi.advanceTimersByTime(1000);

    expect(element.scrollTop).toBe(40);
  });
});
