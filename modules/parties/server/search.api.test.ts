import { expect, test } from 'vitest';
import { resourceNamed } from '#kernel/domain';
import { sampleRecord, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { partiesServer } from './index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const features = ['TreatmentProvider', 'InquiryCentre'];
const { api } = server.signedIn({ roles: ['TENANT_ADMIN', 'ADMIN_STAFF'], features });

/** What somebody holds in the hand, and the field that has it. */
const typed = [
  ['company', 'phone', '0291234567', '02 9123 4567'],
  ['company', 'abn', '33051775556', '33 051 775 556'],
  ['company', 'tradingName', 'Gum & Co', 'gum & c'],
  ['caseManager', 'mobile', '0412345678', '0412 345 678'],
  ['client', 'mobile', '0498765432', '765432'],
  ['client', 'claimNo', 'WC-2025-0042', 'wc-2025-00'],
  ['specialist', 'providerNumber', '2426781A', '2426781a'],
  ['specialist', 'providerNumber4', '9926781B', '9926781'],
  ['specialist', 'phone', '0733334444', '3333 4444'],
  ['centre', 'contactName', 'Fern Whitlock', 'whitl'],
  ['centre', 'phone', '0855551111', '5555 1111'],
  ['contractor', 'phone', '0266667777', '0266667777'],
  ['staff', 'phone', '0244448888', '4444 8888'],
  ['serviceProvider', 'abn', '33102417032', '33102417032'],
  ['treatmentProvider', 'providerNo', '1234567K', '1234567k'],
  ['inquiry', 'phone', '0377778888', '7777 8888'],
] as const;

test.each(typed)('a %s is found by its %s: %s, typed as %s', async (name, key, value, text) => {
  const resource = resourceNamed(name);
  const { id } = await sampleRecord(() => api, resource, { [key]: value });

  const { body } = await api.get(`/app/${resource.base}?filterText=${encodeURIComponent(text)}`);

  expect(body.items?.map((item) => item.id)).toEqual([id]);
});
