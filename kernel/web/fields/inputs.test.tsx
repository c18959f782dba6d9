import type { Field } from '#kernel/domain';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { registerWidgets } from '../testing/a-widget.ts';
import { serve } from '../testing/fake-server.ts';
import { eventually, render, type } from '../testing/render.tsx';
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

const box = (place: ParentNode) => place.querySelector<HTMLInputElement>('input, textarea');

beforeEach(registerWidgets);
afterEach(() => vi.unstubAllGlobals());

test('[B-300] a phone takes digits only and is masked 2-4-4', async () => {
  const place = await render(<Held field={{ kind: 'phone', label: 'Phone' }} />);

  await type(box(place), '02-98x76 543299');

  expect(value).toBe('0298765432');
  expect(box(place)?.value).toBe('02 9876 5432');
});

test('[B-305] money shows the symbol of the tenant and thousands', async () => {
  const field: Field = { kind: 'money', label: 'Price' };
  const place = await render(<Held field={field} start="1234.5" />, {
    session: aSession({ currency: 'GBP' }),
  });

  expect(place.textContent).toContain('£');
  expect(box(place)?.value).toBe('1,234.50');
});

test('[B-306] a percent shows its sign', async () => {
  const place = await render(<Held field={{ kind: 'percent', label: 'Rate' }} start={5} />);

  expect(place.textContent).toContain('%');
  expect(box(place)?.value).toBe('5.00');
});

test('[B-307] long text is limited to 4000 and counted', async () => {
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

test('[B-082] [B-333] a lookup asks when it is opened, and 500 ms after typing', async () => {
  const items = [{ id: 'w-1', displayName: 'Cog', isActive: true }];
  const calls = serve({ 'GET /app/widgets': { body: { items } } });
  const place = await render(<Held field={{ kind: 'lookup', label: 'W', resource: 'widget' }} />);
  expect(calls).toHaveLength(0);

  await act(async () => {
    box(place)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  await eventually(() => expect(document.body.textContent).toContain('Cog'));
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
    isSelectionList: 'true',
    maxResultCount: '20',
    isActive: 'true',
  });

  const typedAt = Date.now();
  await type(box(place), 'c');
  await type(box(place), 'co');
  await eventually(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.query.get('filterText')).toBe('co');
  expect(Date.now() - typedAt).toBeGreaterThanOrEqual(490);
});
