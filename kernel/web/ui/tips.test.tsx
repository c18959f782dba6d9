import { act } from 'react';
import { expect, test } from 'vitest';
import { eventually, render } from '../testing/render.tsx';
import { Tips } from './tips.tsx';

const over = (target: Element | null) =>
  act(async () => void target?.dispatchEvent(new Event('pointerover', { bubbles: true })));
const tip = () => document.querySelector('[role=tooltip]')?.textContent;

test('a tip is told while its element is pointed at, and by whatever is inside', async () => {
  const place = await render(
    <>
      <Tips />
      <button type="button" data-tip="Downloads">
        <i>icon</i>
      </button>
      <p>Elsewhere</p>
    </>,
  );

  await over(place.querySelector('i'));
  await eventually(() => expect(tip()).toBe('Downloads'));
  await over(place.querySelector('p'));

  expect(tip()).toBeUndefined();
});
