import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { eventually, render } from '../testing/render.tsx';
import { ChoiceInput } from './choice-input.tsx';

function Held() {
  const [value, setValue] = useState<string | string[] | null>(['red']);
  const field = { kind: 'multiChoice', label: 'Shades', choices: { red: 'Red', blue: 'Blue' } };
  return (
    <>
      <ChoiceInput field={field as never} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('Tab goes on to the next field and gives back nothing that was chosen', async () => {
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
