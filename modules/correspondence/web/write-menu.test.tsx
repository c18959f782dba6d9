import { aSession, render } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../catalogue.ts';
import { waysToWrite, WriteMenu } from './write-menu.tsx';

registerCatalogue();
const { actor } = aSession();
const features = [...actor.features, 'AdHocTemplate'];
const as = (...roles: string[]) => ({ ...actor, features, roles }) as typeof actor;
const record = (resource: string) => ({
  id: 'r',
  concurrencyStamp: 's',
  can: [`${resource}.read`, `${resource}.update`],
});
const ways = (resource: string, who = as('STAFF')) =>
  waysToWrite(who, { resource, record: record(resource) });

test('a person is written to by mail, SMS, letter and template', () => {
  expect(ways('client')).toEqual(['email', 'sms', 'letter', 'template']);
  expect(ways('company')).toEqual(['email', 'letter', 'template']);
  expect(ways('appointment')).toEqual(['email', 'template']);
});

test('a letter is kept with the record, so whoever may not change it writes none', () => {
  const kept = { resource: 'client', record: { ...record('client'), can: ['client.read'] } };

  expect(waysToWrite(as('STAFF'), kept)).toEqual(['email', 'sms', 'template']);
});

test('templates are for tenants that have them', () => {
  const without = { ...as('STAFF'), features: [] };

  expect(ways('company', without)).toEqual(['email', 'letter']);
});

test('who may write in no way has no button', async () => {
  const session = { ...aSession(), actor: as('SPECIALIST') };
  const page = await render(<WriteMenu resource="client" record={record('client')} />, { session });

  expect(page.textContent).toBe('');
});
