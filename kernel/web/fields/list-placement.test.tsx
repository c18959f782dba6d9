import { multiChoice } from '#kernel/domain';
import { act } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../dialogs/dialog.tsx';
import { eventually, render } from '../testing/index.ts';
import { ChoiceInput } from './choice-input.tsx';

const field = multiChoice('Days', { mon: 'Monday', tue: 'Tuesday' });

async function openedList(): Promise<Element> {
  const box = document.querySelector('[role=combobox]');
  await act(async () => {
    box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  await eventually(() => expect(document.querySelector('.ant-select-dropdown')).not.toBeNull());
  return document.querySelector('.ant-select-dropdown') as Element;
}

const isUpward = (list: Element) => list.className.includes('placement-topLeft');

test('in a dialog a list of several opens upward, away from the buttons', async () => {
  await render(
    <Dialog kind="confirm" title="Ask" close={() => {}}>
      <ChoiceInput field={field} value={[]} id="days" />
    </Dialog>,
  );
  await eventually(() => expect(document.querySelector('[role=combobox]')).not.toBeNull());

  const list = await openedList();

  await eventually(() => expect(isUpward(list)).toBe(true));
});

test('on a page it opens downward', async () => {
  await render(<ChoiceInput field={field} value={[]} id="days" />);

  const list = await openedList();

  await eventually(() => expect(list.className).toContain('placement-bottomLeft'));
  expect(isUpward(list)).toBe(false);
});
