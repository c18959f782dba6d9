import type { Field } from '#kernel/domain';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { eventually, render } from '../testing/render.tsx';
import { FilterInput } from '../resource/list/filter-input.tsx';
import type { Filters } from '../resource/list/filters-of.ts';
import { ChoiceInput } from './choice-input.tsx';

const field: Field = {
  kind: 'multiChoice',
  label: 'Shades',
  choices: { red: 'Red', blue: 'Blue' },
};

function InForm() {
  const [value, setValue] = useState<string | string[] | null>(['red']);
  return (
    <>
      <ChoiceInput field={field} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

function InFilter() {
  const [filters, setFilters] = useState<Filters>({ shades: ['red'] });
  return (
    <>
      <FilterInput id="f" name="shades" field={field} filters={filters} onChange={setFilters} />
      <output>{JSON.stringify(filters.shades)}</output>
    </>
  );
}

test.each([
  ['a form', InForm],
  ['a filter', InFilter],
])('in %s Tab goes on and gives back nothing that was chosen', async (_place, Held) => {
  const place = await render(<Held />);
  const input = place.querySelector('input');
  await act(async () => void input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await eventually(() => expect(document.querySelector('[role=option]')).not.toBeNull());

  await act(
    async () =>
      void input?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, which: 9, bubbles: true }),
      ),
  );

  expect(place.querySelector('output')?.textContent).toBe('["red"]');
});
