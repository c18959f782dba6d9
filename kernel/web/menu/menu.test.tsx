import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Menu } from './menu.tsx';

const items = ['Open', 'Edit', 'Delete'].map((label) => ({
  key: label,
  label,
  run: vi.fn<() => void>(),
}));
const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
  });
const focused = () => document.activeElement?.textContent;

test('[B-037] the menu takes the focus, is walked by arrows and runs the chosen item', async () => {
  const close = vi.fn<() => void>();
  await render(<Menu label="Record" items={items} place={{ x: 10, y: 10 }} close={close} />);

  expect(focused()).toBe('Open');
  await key('ArrowDown');
  expect(focused()).toBe('Edit');
  await key('End');
  expect(focused()).toBe('Delete');
  await key('ArrowDown');
  expect(focused()).toBe('Open');
  await key('ArrowUp');
  await act(async () => (document.activeElement as HTMLElement).click());

  expect(items[2]?.run).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

test('[B-037] Escape and a press beside it close the menu', async () => {
  const close = vi.fn<() => void>();
  await render(<Menu label="Record" items={items} place={{ x: 10, y: 10 }} close={close} />);

  await key('Escape');
  await act(async () => {
    document
      .querySelector('.menu-shade')
      ?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });

  expect(close).toHaveBeenCalledTimes(2);
});
