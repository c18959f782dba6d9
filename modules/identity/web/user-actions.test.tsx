import { register } from '#kernel/domain';
import { bindConfirm, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { identity, resetPassword } from '../domain/index.ts';
import { UserActions } from './user-actions.tsx';

beforeAll(() => register([identity]));
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
});

const item = () => document.querySelector<HTMLElement>('[role=menuitem]');

test('[B-089] resetting a password asks first', async () => {
  const toasts = collectToasts();
  const asked: string[] = [];
  let isSure = false;
  bindConfirm(({ text }) => {
    asked.push(text);
    return Promise.resolve(isSure);
  });
  const calls = serve({ 'PUT /app/users/u-1/reset-password': { body: {} } });
  const user = { id: 'u-1', isLocked: false, can: [resetPassword.ability] };
  const place = await render(<UserActions user={user} />);

  await press('Account', place);
  await eventually(() => expect(item()?.textContent).toBe('Reset password'));
  await act(async () => item()?.click());
  expect(asked).toEqual([
    'Do you want to reset password? New password will be sent to the user automatically.',
  ]);
  expect(calls).toEqual([]);

  isSure = true;
  await act(async () => item()?.click());
  await eventually(() => expect(toasts.at(-1)?.text).toBe('Data has been saved successfully'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /app/users/u-1/reset-password',
  ]);
});
