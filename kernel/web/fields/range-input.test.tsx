import { act } from 'react';
import type { RelativeDateRangeValue } from '#kernel/domain';
import { describe, expect, test, vi } from 'vitest';
import { render, type } from '../testing/render.tsx';
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

test('[D-081] a named range is shown by its days, two days by themselves', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T00:00:00Z'), toFake: ['Date'] });
  const shown = async (value: Partial<RelativeDateRangeValue>) => {
    const place = await render(<RangeInput label="When" value={value} />);
    return [...place.querySelectorAll('input')].map((input) => input.value);
  };

  expect(await shown({ relativeDate: 'lastWeek' })).toEqual(['23 Feb 2026', '01 Mar 2026']);
  expect(await shown({ startDate: '2026-03-05', endDate: '2026-03-06' })).toEqual([
    '05 Mar 2026',
    '06 Mar 2026',
  ]);
  vi.useRealTimers();
});

describe('[B-309] what is typed into a range', () => {
  const changed = vi.fn<(range: object | null) => void>();
  const leave = async (text: string) => {
    const place = await render(<RangeInput label="When" isOpenEnded onChange={changed} />);
    const input = place.querySelector('input');
    await act(async () => input?.focus());
    await type(input, text);
    await act(async () => input?.blur());
    return place.querySelector('[role=alert]')?.textContent ?? '';
  };

  test.each(['banana', '31/2/2026', '9'])('%s is refused in words', async (text) => {
    expect(await leave(text)).toBe('Please enter a date, for example 03 Apr 2025 or 3/4/2025.');
    expect(changed).not.toHaveBeenCalled();
  });

  test.each(['3/4/80', '3-4-1980', '3.4.1980', '3 Apr 1980', '3 April 1980', '03041980'])(
    '%s is read',
    async (text) => expect(await leave(text)).toBe(''),
  );
});
