import { defineModule, defineResource, register, text } from '#kernel/domain';
import { bindConfirm, eventually, press, render, serve } from '#kernel/web-testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { identity } from '../../domain/index.ts';
import type { ApiKey } from '../../domain/index.ts';
import ApiAndWebhooks from './api-and-webhooks.tsx';
import { chosenScopes, scopeFields, scopesInWords } from './scope-fields.ts';

const plant = defineResource({
  name: 'plant',
  segment: 'plants',
  label: ['Plant', 'Plants'],
  title: '{name}',
  fields: { name: text('Name') },
  verbs: { read: ['STAFF'], update: ['STAFF'] },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name'] },
});
const garden = defineModule({ name: 'garden', openToKeys: true, resources: [plant] });

beforeAll(() => register([identity, garden]));
afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
});

const key: ApiKey = {
  id: 'k-1',
  name: 'Ledger sync',
  userId: 'u-1',
  accountName: 'Ledger Program',
  scopes: ['garden:read', 'garden:write'],
  createdAt: '2026-03-01T10:00:00.000Z',
  createdBy: 'Ada Min',
  expiresAt: '2026-05-30T10:00:00.000Z',
  oldWorksUntil: null,
  lastUsedAt: null,
  lastAddress: null,
  state: 'active',
};

test('without a key the page says how to come to one and where the API is described', async () => {
  serve({ 'GET /app/api-keys': () => ({ body: { items: [] } }) });
  const place = await render(<ApiAndWebhooks />);

  await eventually(() => expect(place.textContent).toContain('No keys yet'));
  expect(place.textContent).toContain('Login Users');
  expect(place.querySelector('a[href="/docs"]')?.textContent).toBe('Documentation of the API');
});

test('a key says whose it is, and is withdrawn once somebody has said yes', async () => {
  let [items, isSure] = [[key], false];
  const asked: string[] = [];
  bindConfirm(({ text }) => {
    asked.push(text);
    return Promise.resolve(isSure);
  });
  const calls = serve({
    'GET /app/api-keys': () => ({ body: { items } }),
    'PUT /app/api-keys/k-1/withdraw': () => {
      items = [{ ...key, state: 'withdrawn' }];
      return { body: {} };
    },
  });
  const place = await render(<ApiAndWebhooks />);
  await eventually(() => expect(place.textContent).toContain('Ledger Program'));
  const sent = () => calls.filter(({ method }) => method === 'PUT').length;

  await press('Withdraw', place);
  const before = sent();
  isSure = true;
  await press('Withdraw', place);

  expect(asked[0]).toContain('"Ledger sync"');
  expect(before).toBe(0);
  await eventually(() => expect(place.textContent).toContain('Withdrawn'));
  expect(place.textContent).toContain('Garden: read, write');
  expect(place.querySelector('[aria-label="Rotate: Ledger sync"]')).toBeNull();
});

test('the secret of a rotated key is shown once, with how long the one before works', async () => {
  bindConfirm(() => Promise.resolve(true));
  serve({
    'GET /app/api-keys': () => ({ body: { items: [key] } }),
    'PUT /app/api-keys/k-1/rotate': () => ({
      body: {
        id: 'k-1',
        key: 'cw_1_new',
        expiresAt: key.expiresAt,
        oldWorksUntil: '2026-03-02T10:00:00.000Z',
      },
    }),
  });
  const place = await render(<ApiAndWebhooks />);
  await eventually(() => expect(place.textContent).toContain('Ledger Program'));

  await press('Rotate', place);
  await eventually(() => expect(place.querySelector('input')?.value).toBe('cw_1_new'));
  expect(place.textContent).toContain('The key of before works until');

  await press('Done', place);
  await eventually(() => expect(place.querySelector('input')).toBeNull());
});

test('the dialog has a switch for each scope that keys may be cut to', () => {
  expect(Object.keys(scopeFields())).toEqual(['gardenRead', 'gardenWrite']);
  expect(chosenScopes({ gardenRead: false, gardenWrite: true })).toEqual(['garden:write']);
  expect(scopesInWords(['garden:write'])).toEqual(['Garden: write']);
});
