import { expect, test } from 'vitest';
import { giveDefaults, systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { accreditationsAtStart, schemes, startValues } from '../../domain/index.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer] });

async function aTenant() {
  const { api, actor } = server.signedIn({ roles: ['STAFF'] });
  const { tenantId } = actor;
  const give = () =>
    server.services.hostDb.transaction(systemContext(tenantId), (tx) =>
      giveDefaults(tx, [platformServer], tenantId, new Date()),
    );
  const scheme = async (name: string) => {
    const path = `/app/matter-types?filterText=${encodeURIComponent(name)}`;
    const [found] = (await api.get(path)).body.items ?? [];
    return (await api.get(`/app/matter-types/${String(found?.id)}`)).body;
  };
  const names = async (name: string) =>
    ((await scheme(name)).accreditations ?? []).map(({ displayName }) => displayName);
  return { api, give, scheme, names };
}

test('a new tenant starts with the accreditations of its schemes', async () => {
  const { give, names } = await aTenant();
  await give();

  expect(await names('Comcare')).toEqual(['Comcare approved']);
  expect(await names('Victims of crime')).toEqual([]);
});

test('an accreditation that was taken away does not come back with the next defaults', async () => {
  const { api, give, scheme, names } = await aTenant();
  await give();
  const { id, concurrencyStamp } = await scheme('Comcare');

  await api.put(`/app/matter-types/${id}`, { concurrencyStamp, accreditationIds: [] });
  await give();

  expect(await names('Comcare')).toEqual([]);
});

test('a scheme that the tenant made itself is left alone', async () => {
  const { api, give, names } = await aTenant();
  await api.post('/app/matter-types', { name: 'Comcare' });

  await give();

  expect(await names('Comcare')).toEqual([]);
});

test('what a scheme asks for at the start is in the lists of the start', () => {
  const labels = startValues.filter(({ type }) => type === 'accreditation');
  const known = new Set(labels.map(({ label }) => label));
  const named = new Set(schemes.map(({ name }) => name));

  expect(Object.keys(accreditationsAtStart).filter((name) => !named.has(name))).toEqual([]);
  const asked = Object.values(accreditationsAtStart).flat();
  expect(asked.filter((label) => !known.has(label))).toEqual([]);
});
