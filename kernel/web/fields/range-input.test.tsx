import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { RangeInput } from './range-input.tsx';

const openOf = async (noFuture: boolean) => {
  const place = await render(<RangeInput label="When" noFuture={noFuture} />);
  await act(async () => {
    const input = place.querySelector<HTMLElement>('input');
    input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    input?.focus();
    input?.click();
  });
  return [...document.querySelectorAll('.ant-picker-presets li')].map((item) => item.textContent);
};

test('[B-311] every named range is offered', async () => {
  expect(await openOf(false)).toContain('Next 3 business days');
});

test('[B-310] without the future no later day can be chosen', async () => {
  const presets = await openOf(true);

  expect(presets).toContain('Last 30 days');
  expect(presets.filter((name) => name?.startsWith('Next'))).toEqual([]);
  expect(document.querySelector('td.ant-picker-cell-disabled')).not.toBeNull();
});
