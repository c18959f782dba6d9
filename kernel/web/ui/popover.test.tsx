import { act, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { press, render, type } from '../testing/render.tsx';
import { Popover } from './popover.tsx';

function Example({ isFresh = false }: { isFresh?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label="Example"
      isOpen={isOpen}
      setOpen={setOpen}
      side="below"
      isFresh={isFresh}
      content={
        <>
          <input aria-label="Word" />
          {createPortal(<p id="list">A list that hangs elsewhere</p>, document.body)}
        </>
      }
    >
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open
      </button>
    </Popover>
  );
}

const panel = () => document.querySelector<HTMLElement>('.popover');
const isShown = () => !!panel() && !panel()?.closest<HTMLElement>('.popover-layer')?.hidden;
const pointAt = (target: Element | null) =>
  act(async () => void target?.dispatchEvent(new Event('pointerdown', { bubbles: true })));

test('a press elsewhere closes it; one inside, or in what it opened, does not', async () => {
  const place = await render(<Example />);
  await press('Open', place);

  await pointAt(document.querySelector('input'));
  await pointAt(document.querySelector('#list'));
  expect(isShown()).toBe(true);
  await pointAt(document.body);

  expect(isShown()).toBe(false);
});

test('it takes the focus, and Escape gives it back to the button', async () => {
  const place = await render(<Example />);
  const button = place.querySelector<HTMLElement>('button');
  button?.focus();
  await press('Open', place);
  expect(document.activeElement).toBe(panel());

  await act(async () => {
    panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });

  expect([isShown(), document.activeElement]).toEqual([false, button]);
});

test.each([
  [false, 'half a word'],
  [true, ''],
])('what was typed stays, unless it is fresh each time: %s', async (isFresh, kept) => {
  const place = await render(<Example isFresh={isFresh} />);
  await press('Open', place);
  await type(document.querySelector('input'), 'half a word');
  await press('Open', place);

  await press('Open', place);

  expect(document.querySelector('input')?.value).toBe(kept);
});
