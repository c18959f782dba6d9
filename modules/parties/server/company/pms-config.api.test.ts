import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';
import { pmsSecretPlace } from './pms-config.handlers.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const features = ['CompanyPMSConfig'];
const { api, actor } = server.signedIn({ roles: ['STAFF'], features });
const { tenantId } = actor;

const aFirm = async (name: string) =>
  String((await api.post('/app/companies', { name, businessType: 'lawPlaintiff' })).body.id);
const stored = async (companyId: string) => {
  const [found] = await server.services.db.batch({ tenantId }, [
    {
      text: 'select client_secret from company_pms_configs where company_id = $1',
      values: [companyId],
    },
  ]);
  return found?.rows.map((row) => String(row.client_secret)) ?? [];
};

const leap = { system: 'LEAP', companyPMSId: 'WGL-1', clientId: 'wattle', isEnabled: true };

test('[B-400] [C-199] [C-200] the record is kept, and its secret is sealed and never sent', async () => {
  const id = await aFirm('Wattle');
  const url = `/app/companies/${id}/pms-config`;

  expect((await api.get(url)).body).toMatchObject({ system: null, hasClientSecret: false });
  const answer = await api.post(url, { ...leap, clientSecret: 'open sesame' });

  expect(answer.body).toEqual({
    companyId: id,
    system: 'LEAP',
    companyPMSId: 'WGL-1',
    clientId: 'wattle',
    hasClientSecret: true,
    isEnabled: true,
  });
  const [sealed = ''] = await stored(id);
  expect(sealed).not.toContain('sesame');
  expect(server.services.secrets.open(sealed, pmsSecretPlace(tenantId, id))).toBe('open sesame');
  expect(() => server.services.secrets.open(sealed, pmsSecretPlace(tenantId, 'x'))).toThrow(
    'authenticate',
  );
});

test('[C-200] a secret that is not sent stays, and there is one record a company', async () => {
  const id = await aFirm('Gum');
  const url = `/app/companies/${id}/pms-config`;
  await api.post(url, { ...leap, clientSecret: 'first' });

  await api.post(url, { ...leap, system: 'CLIO', isEnabled: false });

  const [sealed = '', ...more] = await stored(id);
  expect(more).toEqual([]);
  expect(server.services.secrets.open(sealed, pmsSecretPlace(tenantId, id))).toBe('first');
  expect((await api.get(url)).body).toMatchObject({ system: 'CLIO', isEnabled: false });
});

test('the seven registered kinds are not all systems of a practice', async () => {
  const url = `/app/companies/${await aFirm('Box')}/pms-config`;

  expect((await api.post(url, { ...leap, system: 'UHG' })).status).toBe(400);
});

test('without the feature, and for a case manager, it is closed', async () => {
  const id = await aFirm('Ash');
  const without = server.signedIn({ tenantId, roles: ['STAFF'] }).api;
  const manager = server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    features,
    ids: { companyId: [id] },
  }).api;

  expect((await without.get(`/app/companies/${id}/pms-config`)).status).toBe(403);
  expect((await manager.get(`/app/companies/${id}/pms-config`)).status).toBe(403);
});
