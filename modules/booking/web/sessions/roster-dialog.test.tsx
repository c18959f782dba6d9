import { ConfirmHost } from '#kernel/web';
import { eventually, press, render, type } from '#kernel/web-testing';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { RosterDialog } from './roster-dialog.tsx';

beforeAll(() => registerCatalogue());

const dialog = () => document.querySelector('.ant-modal');
const from = () => document.querySelector<HTMLInputElement>('[data-field=from] input');
const leaveField = () =>
  act(async () => {
    from()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const question = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find((one) =>
    one.textContent?.includes('Go on editing'),
  );

test('a roster asks before what was typed is lost; its times are read as people type them', async () => {
  const close = vi.fn<() => void>();
  await render(
    <>
      <ConfirmHost />
      <RosterDialog close={close} />
    </>,
  );
  await eventually(() => expect(from()?.value).toBe('09:00'));

  await type(from(), '930');
  await leaveField();
  expect(from()?.value).toBe('09:30');
  await type(from(), 'banana');
  await leaveField();
  await eventually(() =>
    expect(dialog()?.textContent).toContain('Please enter a time, for example 9:30, 930 or 9am.'),
  );

  await act(async () => dialog()?.querySelector<HTMLElement>('.ant-modal-close')?.click());
  await eventually(() => expect(question()).toBeDefined());
  await press('Go on editing', question());
  expect(close).not.toHaveBeenCalled();
  expect(from()?.value).toBe('banana');
  await act(async () => dialog()?.querySelector<HTMLElement>('.ant-modal-close')?.click());
  await eventually(() => expect(question()).toBeDefined());
  await press('Discard changes', question());

  await eventually(() => expect(close).toHaveBeenCalledOnce());
});
