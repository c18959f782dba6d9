import { afterEach, expect, test, vi } from 'vitest';
import { callElementId, focusCall } from './focus-call.ts';

afterEach(() => vi.restoreAllMocks());

test('a call beyond the edge of the strip comes into view and takes the keyboard', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  document.body.innerHTML = [1, 2, 3, 4]
    .map((id) => `<div id="${callElementId(`${id}`)}"><button data-next-step>Next</button></div>`)
    .join('');
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');

  focusCall('4');

  const fourth = document.getElementById(callElementId('4'));
  expect(into.mock.contexts).toEqual([fourth]);
  expect(into).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
  expect(document.activeElement).toBe(fourth?.firstElementChild);
});
