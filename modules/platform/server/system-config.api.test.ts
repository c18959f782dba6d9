import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { aTenant, somebody } from '../testing/index.ts';
import { userSettingsKept } from '../testing/user-settings-kept.ts';
import { platformServer } from './index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, userSettingsKept] });
const tenantId = await aTenant(server.services);
const admin = (await somebody(server, { tenantId, roles: ['ADMIN_STAFF'] })).api;
const staff = (await somebody(server, { tenantId, roles: ['STAFF'] })).api;
const one = (key: string) => `/app/system-config/${key}`;

test('[C-693] [D-102] [E-021] the settings are a list of records as well', async () => {
  const { items, totalCount, settings } = (await staff.get('/app/system-config')).body;

  expect(items).toHaveLength(Number(totalCount));
  expect(Object.keys(settings ?? {})).toEqual(items?.map(({ id }) => id));
  for (const id of [
    'ICS.Currency',
    'ICS.Feature.Telephony',
    'ICS.Feature.EnableIROFunding',
    'ICS.Feature.ServiceFeeEstimation',
    'ICS.Feature.PayingSpecialist',
    'ICS.Mail.Office365',
    'ICS.Mail.SendGridSender',
    'ICS.Notification.Popup',
  ]) {
    expect(items).toContainEqual(expect.objectContaining({ id, value: expect.any(String) }));
  }
});

test('[C-694] [C-697] [C-698] [K-041] one is read, changed and given back to its default', async () => {
  expect((await admin.get(one('ICS.Currency'))).body).toMatchObject({
    id: 'ICS.Currency',
    name: 'Currency',
    value: 'USD',
    scope: 'tenant',
  });
  const changed = await admin.put(one('ICS.Currency'), { value: 'AUD' });
  expect(changed).toMatchObject({ status: 200, body: { value: 'AUD', defaultValue: 'USD' } });
  expect((await staff.get(one('ICS.Currency'))).body.value).toBe('AUD');

  expect((await admin.delete(one('ICS.Currency'))).status).toBe(204);
  expect((await staff.get(one('ICS.Currency'))).body.value).toBe('USD');
});

test('[C-696] a value is added by the key of its setting, for oneself or for everybody', async () => {
  const id = 'ICS.User.PageSize';

  expect(await staff.post('/app/system-config', { id, value: '50' })).toMatchObject({
    status: 201,
    body: { id, value: '50', tenantValue: '20', scope: 'user' },
  });
  await admin.post('/app/system-config', { id, value: '100', scope: 'tenant' });

  expect((await staff.get(one(id))).body).toMatchObject({ value: '50', tenantValue: '100' });
});

test('[C-695] my own are those that a user may have', async () => {
  const { body } = await staff.get('/app/system-config/myDetail');

  expect(body.settings).toEqual({ 'ICS.User.PageSize': '50' });
  expect(body.items?.map(({ id }) => id).toSorted()).toEqual([
    'ICS.Notification.Popup',
    'ICS.User.DateFormat',
    'ICS.User.PageSize',
  ]);
});

test('what is unknown, wrong or not theirs is refused', async () => {
  expect((await staff.put(one('ICS.Currency'), { value: 'AUD' })).status).toBe(403);
  expect((await staff.delete(one('ICS.Currency'))).status).toBe(403);
  expect((await admin.put(one('ICS.Files.MaxFileSizeMB'), { value: '5' })).status).toBe(403);
  expect((await admin.put(one('ICS.Currency'), { value: 'JPY' })).status).toBe(400);
  expect((await admin.put(one('ICS.User.DateFormat'), { value: 'banana' })).status).toBe(400);
  expect((await staff.put(one('ICS.User.DateFormat'), { value: 'banana' })).status).toBe(400);
  expect((await admin.put(one('No.Such'), { value: 'x' })).status).toBe(404);
  expect((await admin.post('/app/system-config', { id: 'No.Such', value: 'x' })).status).toBe(400);
  expect((await admin.delete(one('__proto__'))).status).toBe(404);
});
