import type { Field } from '#kernel/domain';
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { registerWidgets } from '../testing/a-widget.ts';
import { press, render, type } from '../testing/render.tsx';
import { FieldInput } from './field-input.tsx';

const field: Field = { kind: 'text', label: 'Month', format: 'month' };
let value: unknown;

function Held({ start }: { start?: string }) {
  const [held, setHeld] = useState<unknown>(start ?? null);
  const take = (given: unknown) => {
    value = given;
    setHeld(given);
  };
  return <FieldInput field={field} id="it" value={held} onChange={take} />;
}

const box = (place: ParentNode) => place.querySelector('input');
const leave = (place: ParentNode) =>
  act(async () => {
    box(place)?.focus();
    box(place)?.blur();
  });

beforeEach(() => registerWidgets());

test('a month is typed the way people write it and shown in words', async () => {
  const place = await render(<Held />);

  await type(box(place), '11/26');
  await leave(place);

  expect([value, box(place)?.value]).toEqual(['2026-11', 'November 2026']);
});

test('what is no month stays as it was typed, and is refused in words', async () => {
  const place = await render(<Held start="2026-10" />);

  await type(box(place), 'next month');
  await leave(place);

  expect([value, box(place)?.value]).toEqual(['next month', 'next month']);
  expect(place.querySelector('[role=alert]')?.textContent).toBe(
    'Please enter a month, for example 11/2026 or Nov 2026.',
  );
});

test('a month is taken from the list', async () => {
  const place = await render(<Held start="2026-10" />);

  await act(async () => box(place)?.click());
  await press('Feb');

  expect([value, box(place)?.value]).toEqual(['2026-02', 'February 2026']);
});
