import { expect, test } from 'vitest';
import { documentsServer } from '#documents/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { emptyInput } from '../../domain/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, documentsServer, casesServer] });
const features = ['NDIS', 'ImpairmentChecker'];
const { api, actor } = server.signedIn({ roles: ['STAFF'], edition: 'NONE', features });

const head = ['AMA Item', 'Service', 'Fee'];
const send = (word: string, body: object) => api.post(`/app/price-lists/${word}`, body);
const pricesOf = async (itemNumber: string) =>
  (await api.get(`/app/listed-prices?itemNumber=${itemNumber}&sorting=effectiveFrom`)).body.items;

test('[S-101] a list is compared, shown and applied as one; prices keep their days', async () => {
  const first = {
    list: 'ama',
    effectiveFrom: '2025-11-01',
    rows: [head, ['A1', 'Visit', '100'], ['A2', 'Letter', 50]],
  };
  const shown = await send('compare', first);
  expect(shown.body).toMatchObject({ added: [{ number: 'A1' }, { number: 'A2' }], same: 0 });
  expect((await send('apply', { ...first, mark: shown.body.mark })).body).toEqual({
    ...{ added: 2, changed: 0, ended: 0 },
  });

  const second = {
    list: 'ama',
    effectiveFrom: '2026-11-01',
    rows: [head, ['A1', 'Visit', '110.00'], ['A3', 'Call', '20']],
  };
  const next = await send('compare', second);
  expect(next.body).toMatchObject({
    added: [{ number: 'A3', price: '20.00' }],
    changed: [{ number: 'A1', oldPrice: '100.00', price: '110.00' }],
    ended: [{ number: 'A2' }],
  });
  expect((await send('apply', { ...second, mark: shown.body.mark })).body.error).toMatchObject({
    code: 'priceListDiffers',
  });
  await send('apply', { ...second, mark: next.body.mark });

  expect(await pricesOf('A1')).toMatchObject([
    { price: '100.00', effectiveFrom: '2025-11-01', effectiveTo: '2026-10-31' },
    { price: '110.00', effectiveFrom: '2026-11-01', effectiveTo: null },
  ]);
  const { body } = await api.get('/app/ama-service-fee?sorting=itemNumber');
  expect(body.items).toMatchObject([
    { itemNumber: 'A1', fee: '110.00', effectiveFrom: '2026-11-01', isActive: true },
    { itemNumber: 'A2', isActive: false },
    { itemNumber: 'A3' },
  ]);
});

test('[S-100] a sheet with a fault is shown and not applied', async () => {
  const rows = [
    ['Support Item Number', 'Support Item Name', 'Unit', 'Type', 'NSW'],
    ['01_1', 'Good', 'H', 'Price Limited Supports', '10'],
    ['01_2', 'Bad', 'Furlong', 'Price Limited Supports', '10'],
  ];
  const body = { list: 'ndis', effectiveFrom: '2026-07-01', priceColumn: 'NSW', rows };

  const shown = await send('compare', body);
  const applied = await send('apply', { ...body, mark: shown.body.mark });

  expect(shown.body.faults).toMatchObject([{ row: 3 }]);
  expect(applied).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('row 3: 01_2: the unit “Furlong”') } },
  });
  expect((await api.get('/app/ndis-service-items')).body.items).toEqual([]);
  expect((await send('compare', { ...body, rows: [{ a: 1 }] })).body.error).toMatchObject({
    code: 'priceListNotRows',
  });
});

test('[G-017] workings are printed with each step, from the tables of the practice', async () => {
  await api.post('/app/impairment-lines', {
    ...{ conversion: 'hearingToWhole', valueFrom: '10', valueTo: '13.1', result: 4 },
    source: 'Own copy, Table H',
  });
  const rating = { side: 'right', label: '', deduction: { kind: 'none' } };
  const ratings = [
    { ...rating, part: 'hand', percent: 11 },
    { ...rating, part: 'hearing', percent: 12 },
  ];
  const sheet = encodeURIComponent(JSON.stringify({ ...emptyInput, subject: 'IME-<b>1', ratings }));
  const path = '/app/impairment/workings?sheet=';
  const accounting = server.signedIn({ ...actor, roles: ['CONTRACTOR'] }).api;

  const { status, raw } = await api.get(`${path}${sheet}`);
  const text = raw.toString('utf8');

  expect(status).toBe(200);
  expect(text).toContain('11 % × 90 % = 9.9 %, rounded to 10 %');
  expect(text).toContain('Own copy, Table H (table of the practice)');
  expect(text).toContain('Whole person impairment: 10 %');
  expect(text).not.toContain('<b>1');
  expect((await api.get(`${path}nonsense`)).raw.toString('utf8')).not.toContain('workings');
  expect((await accounting.get(`${path}${sheet}`)).status).toBe(403);
});
