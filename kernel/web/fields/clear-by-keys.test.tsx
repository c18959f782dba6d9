import type { Field } from '#kernel/domain';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { render } from '../testing/render.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { DateInput } from './date-input.tsx';

const field: Field = { kind: 'choice', label: 'Shade', choices: { red: 'Red', blue: 'Blue' } };

const day: Field = { kind: 'date', label: 'Day' };

function Held() {
  const [value, setValue] = useState<string | string[] | null>('red');
  return (
    <ThemeProvider>
      <ChoiceInput field={field} value={value} onChange={setValue} />
      <DateInput field={day} value="2026-11-18" onChange={() => {}} />
      <output>{JSON.stringify(value)}</output>
    </ThemeProvider>
  );
}

const press = (key: string, target: Element | null, repeat = false) =>
  act(
    async () =>
      void target?.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true })),
  );

test('Tab passes by the cross of a choice and of a date; Backspace empties the choice', async () => {
  const place = await render(<Held />);
  const input = place.querySelector('.ant-select input');

  await press('Tab', input);
  const crosses = [...place.querySelectorAll<HTMLElement>('button')];
  expect(crosses.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  expect(place.querySelector('output')?.textContent).toBe('"red"');

  await press('Backspace', input, true);
  expect(place.querySelector('output')?.textContent).toBe('"red"');

  await press('Backspace', input);
  expect(place.querySelector('output')?.textContent).toBe('null');
});
