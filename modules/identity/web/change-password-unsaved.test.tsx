import {
  collectToasts,
  eventually,
  press,
  renderWithUnsaved,
  serve,
  type,
} from '#kernel/web-testing';
import { expect, test } from 'vitest';
import { ChangePassword } from './change-password.tsx';

test('a password that is being changed asks before its tab is closed', async () => {
  collectToasts();
  serve({ 'PUT /app/profile/change-password': { body: {} } });
  const { place, asks } = await renderWithUnsaved(<ChangePassword />);
  const box = (name: string) => place.querySelector(`#password-${name}`);
  expect(await asks()).toBe(false);

  await type(box('next'), 'Another!2026');
  expect(await asks()).toBe(true);

  await type(box('current'), 'Caseway!2026');
  await type(box('again'), 'Another!2026');
  await press('Change password', place);

  await eventually(() => expect(place.querySelector('input')?.value).toBe(''));
  expect(await asks()).toBe(false);
});
