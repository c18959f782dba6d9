import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { documentsServer } from '#documents/server';
import { formReturned } from '#parties/domain';
import { partiesServer } from '#parties/server';
import { eventually, testServer } from '#kernel/testing';
import { systemContext } from '#kernel/server';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [platformServer, documentsServer, partiesServer, bookingServer, casesServer],
  role: 'all',
});
const { services } = server;
await services.jobs.start(services);
const practice = await aCasePractice(server);
const { tenantId, clientId, run } = practice;

test('[G-066] where whoever asked has left, the person in charge of the case hears of the form', async () => {
  const [left, inCharge] = [
    await aStoredPerson(practice, 'STAFF'),
    await aStoredPerson(practice, 'STAFF', { features: ['RealtimeNotification'] }),
  ];
  const { id: caseId } = await practice.newCase();
  await run(`update cases set pic_user_id = $2 where id = $1`, [caseId, inCharge.actor.userId]);
  const documentId = randomUUID();
  await run(
    `insert into client_documents (tenant_id, id, client_id, name, kind, status, sender_id)
      values ($1, $2, $3, 'Consent', 'form', 'returned', $4)`,
    [tenantId, documentId, clientId, left.actor.userId],
  );
  await run(`update users set is_active = false where id = $1`, [left.actor.userId]);

  await services.db.transaction(systemContext(tenantId), (tx) =>
    services.jobs.emit(tx, [formReturned({ documentId, clientId })]),
  );

  const told = await eventually(
    () => run(`select recipient_id as who from notifications where object_id = $1`, [clientId]),
    (rows) => rows.length > 0,
  );
  expect(told).toEqual([{ who: inCharge.actor.userId }]);
});
