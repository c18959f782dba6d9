import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [casesServer] });
const { api } = server.signedIn({ roles: ['STAFF'], edition: 'NONE', features: ['NDIS'] });
await api.post('/app/lookup-config', { type: 'supportCategory', label: 'Improved Daily Living' });
await api.post('/app/lookup-config', { type: 'specialty', label: 'Transport' });

const row = {
  supportItemNumber: '15_617_0128_1_3',
  name: 'Assessment Recommendation Therapy or Training - Occupational Therapist',
  supportCategoryId: 'improved daily living',
  unitCode: 'H',
  priceType: 'Price Limited Supports',
  priceLimit: 193.99,
};
const send = (rows: object[], more = {}) =>
  api.post('/app/ndis-service-items/import', { rows, ...more });

test('[S-100] rows of the support catalogue are taken in its own words', async () => {
  expect(await send([row])).toMatchObject({ status: 200, body: { imported: 1 } });

  const found = await api.get('/app/ndis-service-items?filterText=15_617');
  expect(found.body.items).toMatchObject([
    {
      unitCode: 'H',
      priceType: 'priceLimited',
      priceLimit: '193.99',
      supportCategory: { displayName: 'Improved Daily Living' },
    },
  ]);
});

test('[S-100] a category of another list is named as a fault, and nothing is written', async () => {
  const { body } = await send(
    [{ ...row, supportItemNumber: '02_051_0108_1_1', supportCategoryId: 'Transport' }],
    { dryRun: true },
  );

  expect(body).toMatchObject({
    imported: 0,
    faults: [{ row: 1, column: 'supportCategoryId' }],
  });
});
