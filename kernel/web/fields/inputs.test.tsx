import type { Field } from '#kernel/domain';
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { registerWidgets } from '../testing/a-widget.ts';
import { render, type } from '../testing/render.tsx';
import { FieldInput } from './field-input.tsx';

let value: unknown;
const hear = (given: unknown) => {
  value = given;
};

function Held({ field, start }: { field: Field; start?: unknown }) {
  const [held, setHeld] = useState<unknown>(start ?? null);
  const take = (given: unknown) => {
    hear(given);
    setHeld(given);
  };
  return <FieldInput field={field} id="it" value={held} onChange={take} />;
}

const leave = async (input: HTMLInputElement | null) =>
  act(async () => {
    input?.focus();
    input?.blur();
  });

const box = (place: ParentNode) => place.querySelector<HTMLInputElement>('input, textarea');

beforeEach(() => registerWidgets());
afterEach(() => vi.unstubAllGlobals());

test('[B-300] [K-093] [S-130] a phone takes digits only and is masked 2-4-4', async () => {
  const place = await render(<Held field={{ kind: 'phone', label: 'Phone' }} />);

  await type(box(place), '02-98x76 543299');

  expect(value).toBe('0298765432');
  expect(box(place)?.value).toBe('02 9876 5432');
});

test('[B-305] [G-065] money shows the symbol of the tenant and thousands', async () => {
  const field: Field = { kind: 'money', label: 'Price' };
  const place = await render(<Held field={field} start="1234.5" />, {
    session: aSession({ currency: 'GBP' }),
  });

  expect(place.textContent).toContain('£');
  expect(box(place)?.value).toBe('1,234.50');
});

test('[B-306] a percent shows its sign', async () => {
  const place = await render(<Held field={{ kind: 'percent', label: 'Rate' }} start="5" />);

  expect(place.textContent).toContain('%');
  expect(box(place)?.value).toBe('5.00');
});

test('a percent and a rate are handed on as they were typed, as texts', async () => {
  const share = await render(<Held field={{ kind: 'percent', label: 'Share' }} />);
  await type(box(share), '33.3333');
  await leave(box(share));
  expect([value, box(share)?.value]).toEqual(['33.3333', '33.3333']);

  const rate = await render(<Held field={{ kind: 'decimal', label: 'Rate', scale: 6 }} />);
  await type(box(rate), '0.000123');
  await leave(box(rate));
  expect([value, box(rate)?.value]).toEqual(['0.000123', '0.000123']);
});

test('[B-307] [K-098] long text is limited to 4000 and counted', async () => {
  const place = await render(<Held field={{ kind: 'longText', label: 'Notes' }} start="abc" />);

  expect(place.querySelector('textarea')?.maxLength).toBe(4000);
  expect(place.innerHTML).toContain('3 / 4000');
});

test('[B-383] a date shows in the format of the user', async () => {
  const place = await render(<Held field={{ kind: 'date', label: 'On' }} start="2025-03-05" />, {
    session: aSession({ dateFormat: 'MM/DD/YYYY' }),
  });

  expect(box(place)?.value).toBe('03/05/2025');
});

test('text that is no JSON is handed on as text', async () => {
  const place = await render(<Held field={{ kind: 'json', label: 'Data' }} />);

  await type(box(place), '{"a": 1}');
  expect(value).toEqual({ a: 1 });

  await type(box(place), '{"a": ');
  expect(value).toBe('{"a": ');
});

test('[B-309] [B-308] [E-164] a day may be typed in each accepted format and is kept as YYYY-MM-DD', async () => {
  for (const typed of ['05 Mar 2025', '2025-03-05', '05/03/2025']) {
    const place = await render(<Held field={{ kind: 'date', label: 'On' }} />);

    await type(box(place), typed);
    await leave(box(place));

    expect([typed, value]).toEqual([typed, '2025-03-05']);
  }
});

test('[B-308] [B-153] a typed time is kept as an instant when the field is left', async () => {
  for (const typed of ['05 Mar 2025 - 14:30', '2025-03-05 14:30']) {
    const place = await render(<Held field={{ kind: 'dateTime', label: 'At' }} />);

    await type(box(place), typed);
    await leave(box(place));

    expect([typed, value]).toEqual([typed, '2025-03-05T03:30:00.000Z']);
  }
});

const onDay = (title: string) =>
  act(async () => document.querySelector<HTMLElement>(`.calendar [title="${title}"]`)?.click());
const key = (input: HTMLInputElement | null, name: string) =>
  act(async () => {
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  });

test('a day is taken from the calendar, by pointer and by keys', async () => {
  const place = await render(<Held field={{ kind: 'date', label: 'On' }} start="2025-03-05" />);
  await act(async () => box(place)?.click());
  await onDay('20 Mar 2025');
  expect([value, box(place)?.value]).toEqual(['2025-03-20', '20 Mar 2025']);
  expect(document.querySelector('.calendar')).toBeNull();

  for (const name of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await key(box(place), name);

  expect([value, box(place)?.value]).toEqual(['2025-03-28', '28 Mar 2025']);
});

test('a day of the calendar keeps the time, and a time the day', async () => {
  const start = '2025-03-05T03:30:00.000Z';
  const place = await render(<Held field={{ kind: 'dateTime', label: 'At' }} start={start} />);
  await act(async () => box(place)?.click());
  await onDay('06 Mar 2025');
  expect(value).toBe('2025-03-06T03:30:00.000Z');

  const times = [...document.querySelectorAll<HTMLElement>('.calendar-times button')];
  await act(async () => times.find(({ textContent }) => textContent === '09:15')?.click());

  expect(box(place)?.value).toBe('06 Mar 2025 - 09:15');
});

test('what is no day stays as it was typed, and how to type one is said at once', async () => {
  const place = await render(<Held field={{ kind: 'date', label: 'On' }} start="2025-03-05" />);

  await type(box(place), '31/31/2025');
  expect(place.querySelector('[role=alert]')).toBeNull();
  await leave(box(place));

  expect([value, box(place)?.value]).toEqual(['31/31/2025', '31/31/2025']);
  expect(place.querySelector('[role=alert]')?.textContent).toBe(
    'Please enter a date, for example 03 Apr 2025 or 3/4/2025.',
  );
});

test('a day is typed as people write it, and shown as it was understood', async () => {
  for (const typed of ['3/4/80', '3-4-1980', '3.4.80', '3 Apr 1980']) {
    const place = await render(<Held field={{ kind: 'date', label: 'Born' }} />);

    await type(box(place), typed);
    await leave(box(place));

    expect([value, box(place)?.value]).toEqual(['1980-04-03', '03 Apr 1980']);
  }
});

describe('a time of day', () => {
  const field: Field = { kind: 'time', label: 'From' };

  test.each(['9', '9:00', '9.00', '900', '9am'])('typed as %s is kept as 09:00', async (typed) => {
    const place = await render(<Held field={field} />);

    await type(box(place), typed);
    await leave(box(place));

    expect([value, box(place)?.value]).toEqual(['09:00', '09:00']);
  });

  test('is taken from the list, and stepped by the arrow keys', async () => {
    const place = await render(<Held field={field} start="09:00" />);
    await act(async () => box(place)?.click());
    const times = [...document.querySelectorAll<HTMLElement>('.calendar-times button')];
    await act(async () => times.find(({ textContent }) => textContent === '13:45')?.click());
    expect(value).toBe('13:45');

    await key(box(place), 'ArrowDown');
    expect(value).toBe('14:00');
    await key(box(place), 'ArrowUp');

    expect(value).toBe('13:45');
  });

  test('that cannot be read is refused in words', async () => {
    const place = await render(<Held field={field} />);

    await type(box(place), 'banana');
    await leave(box(place));

    expect(value).toBe('banana');
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'Please enter a time, for example 9:30, 930 or 9am.',
    );
  });
});

test('[B-304] a typed number is grouped, [B-303] [K-097] money gets its decimals', async () => {
  const number = await render(<Held field={{ kind: 'number', label: 'N' }} />);
  await type(box(number), '1234567');
  expect([value, box(number)?.value]).toEqual([1_234_567, '1,234,567']);

  const price = await render(<Held field={{ kind: 'money', label: 'Price' }} />);
  await type(box(price), '5');
  await leave(box(price));
  expect(box(price)?.value).toBe('5.00');
});

test('the browser does not judge an address or a link before the schema does', async () => {
  const place = await render(<Held field={{ kind: 'email', label: 'Email' }} />);

  expect([box(place)?.type, box(place)?.inputMode]).toEqual(['text', 'email']);
});
