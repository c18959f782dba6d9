import { register } from '#kernel/domain';
import { ConfirmHost } from '#kernel/web';
import { collectToasts, eventually, press, renderWithUnsaved, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { identity } from '../domain/index.ts';
import { RolePermissions } from './role-permissions.tsx';

beforeAll(() => register([identity]));
afterEach(() => vi.unstubAllGlobals());

const aRole = (revoked: readonly string[] = []) => ({
  id: 'r-1',
  name: 'ADMIN_STAFF',
  permissions: { granted: [], revoked },
  can: ['role.permissions'],
});
const open = (role = aRole()) =>
  renderWithUnsaved(
    <>
      <ConfirmHost />
      <RolePermissions role={role} />
    </>,
  );
const box = (place: ParentNode) =>
  place.querySelector<HTMLInputElement>('[aria-label="Users: Export"]');
const line = (place: ParentNode) => box(place)?.closest('tr')?.querySelector('th')?.textContent;
const put = 'PUT /app/roles/r-1/permissions';

test('[B-126] a permission is taken from a role, asked about until it is saved, and told', async () => {
  const toasts = collectToasts();
  const calls = serve({ [put]: { body: aRole(['user.export']) } });
  const { place, asks } = await open();
  expect(box(place)?.checked).toBe(true);
  expect(await asks()).toBe(false);

  await act(async () => box(place)?.click());
  expect(line(place)).toContain('1 taken away');
  expect(await asks()).toBe(true);
  await press('Save permissions', place);

  await eventually(() => expect(toasts.at(-1)?.text).toBe('Data has been saved successfully'));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    granted: [],
    revoked: ['user.export'],
  });
});

test('[B-126] what was taken away is told on opening, and a reset gives it back after a question', async () => {
  collectToasts();
  const calls = serve({ [put]: { body: aRole() } });
  const { place } = await open(aRole(['user.export']));
  expect(line(place)).toContain('1 taken away');
  expect(box(place)?.checked).toBe(false);

  await press('Reset this role', place);
  const question = () => document.querySelector('[role=dialog]');
  await eventually(() => expect(question()?.textContent).toContain('It loses 1 changes'));
  expect(calls).toEqual([]);
  await press('Reset', question() ?? document.body);

  await eventually(() =>
    expect(calls.map(({ body }) => body)).toContainEqual({ granted: [], revoked: [] }),
  );
});
