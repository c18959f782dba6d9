import { expect, test, vi } from 'vitest';
import { takeBackLater } from './take-back-later.ts';

test('what a test file leaves behind in the window does nothing in the next', async () => {
  const heard = vi.fn<(event: Event) => void>();
  const rung = vi.fn<() => void>();
  const { addEventListener, setTimeout: start, setInterval: startAgain } = window;
  const takeBack = takeBackLater(window);
  window.addEventListener('online', heard);
  document.addEventListener('keydown', heard, { capture: true });
  setTimeout(rung, 1);
  setInterval(rung, 1);

  takeBack();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('keydown'));
  await new Promise((resolve) => setTimeout(resolve, 5));

  expect(heard).not.toHaveBeenCalled();
  expect(rung).not.toHaveBeenCalled();
  expect([window.addEventListener, window.setTimeout, window.setInterval]).toEqual([
    addEventListener,
    start,
    startAgain,
  ]);
});

test('until then they work, and React keeps its one listener', async () => {
  const heard = vi.fn<(event: Event) => void>();
  const rung = vi.fn<() => void>();
  const takeBack = takeBackLater(window);
  document.addEventListener('selectionchange', heard);
  window.addEventListener('online', heard);
  window.dispatchEvent(new Event('online'));
  setTimeout(rung, 1);
  await vi.waitFor(() => expect(rung).toHaveBeenCalledOnce());
  takeBack();
  document.dispatchEvent(new Event('selectionchange'));

  expect(heard).toHaveBeenCalledTimes(2);
  document.removeEventListener('selectionchange', heard);
});
