import { aSession, eventually, press, render, serve, type } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { ValueListPage } from './value-list-page.tsx';

const can = ['update', 'delete', 'disable', 'enable', 'setDefault', 'move'].map(
  (verb) => `lookupConfig.${verb}`,
);
const value = (label: string, more = {}) => ({
  id: label.toLowerCase(),
  concurrencyStamp: 's',
  label,
  type: 'saleType',
  itemIndex: null,
  isDefault: false,
  isActive: true,
  parentId: null,
  parent: null,
  can,
  ...more,
});

const server = () =>
  serve({
    'GET /app/lookup-config/counts': {
      body: { items: [{ type: 'saleType', total: 2, active: 1 }] },
    },
    'GET /app/lookup-config': {
      body: {
        items: [value('Upgrade', { isDefault: true }), value('Old', { isActive: false })],
        totalCount: 2,
      },
    },
    'POST /app/lookup-config': { status: 201, body: value('New') },
    'PUT /app/lookup-config/upgrade/unset-default': { body: {} },
  });

const open = () => {
  const session = aSession();
  const actor = { ...session.actor, roles: ['STAFF'], edition: 'MLP' };
  const path = '/view/lookup-config?type=saleType';
  return render(<ValueListPage />, { session: { ...session, actor }, path });
};
const sent = (calls: ReturnType<typeof serve>, method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);

beforeEach(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

test('[S-023] the lists stand with their counts, the chosen one with its values', async () => {
  const calls = server();
  const place = await open();

  await eventually(() => {
    expect(place.querySelector('[aria-current]')?.textContent).toBe('Sale type2');
    expect(place.textContent).toContain('Old (InActive)');
  });
  expect(calls.find(({ query }) => query.has('type'))?.query.get('type')).toBe('saleType');
});

test('[B-193] a value is added with Enter, and the star takes the default away', async () => {
  const calls = server();
  const place = await open();
  await eventually(() => expect(place.textContent).toContain('Upgrade'));

  await type(place.querySelector('[aria-label="New value"]'), 'New');
  await press('Add', place);
  await eventually(() =>
    expect(sent(calls, 'POST')).toEqual([
      ['/app/lookup-config', { type: 'saleType', label: 'New', parentId: null }],
    ]),
  );
  await act(async () =>
    place.querySelector<HTMLElement>('[aria-label="Upgrade is the default"]')?.click(),
  );

  await eventually(() =>
    expect(sent(calls, 'PUT').map(([path]) => path)).toEqual([
      '/app/lookup-config/upgrade/unset-default',
    ]),
  );
});
