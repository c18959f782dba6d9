import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { wentPastProvider } from '#identity/server';
import { aPerson, aPractice } from '#identity/testing';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { correspondenceServer } from './index.ts';

registerCatalogue();
const { services } = await testServer({ modules: [correspondenceServer], role: 'all' });

test('who signed in past the provider is told to the other administrators, not to themselves or staff', async () => {
  const practice = await aPractice(services);
  const [one, two, staff] = [
    await aPerson(services, practice, {
      roles: ['TENANT_ADMIN'],
      userName: `${randomUUID()}@a.test`,
    }),
    await aPerson(services, practice, {
      roles: ['TENANT_ADMIN'],
      userName: `${randomUUID()}@b.test`,
    }),
    await aPerson(services, practice),
  ];
  const context = systemContext(practice.tenantId);
  const mails = async () => {
    const text =
      "select destination from emails_tracking where subject like '%past your sign-in provider'";
    const [found] = await services.db.batch(context, [{ text }]);
    return (found?.rows ?? []).map((row) => row['destination']);
  };

  await services.db.transaction(context, (tx) =>
    services.jobs.emit(tx, [wentPastProvider({ userId: one.id })]),
  );

  await eventually(mails, (found) => found.length > 0);
  expect(await mails()).toEqual([two.userName]);
  expect(staff.userName).not.toBe(two.userName);
});
