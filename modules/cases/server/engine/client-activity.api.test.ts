import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import { platformServer } from '#platform/server';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [platformServer, correspondenceServer, partiesServer, bookingServer, casesServer],
});
const practice = await aCasePractice(server);
const { tenantId } = practice;
await aTenant(server.services, { id: tenantId });
const { api } = practice.signedIn(['ADMIN_STAFF']);

const activeIn = async (month: string) => {
  const url = `/app/monthly-active-accounts?fromMonth=${month}&toMonth=${month}`;
  return (await api.get(url)).body.items?.[0]?.count;
};

const logged = (recordId: string, from: string, to: string, at: string) =>
  server.services.db.batch(systemContext(tenantId), [
    {
      text: `insert into status_log (tenant_id, id, resource, record_id, move, axis, from_state, to_state, occurred_at)
        values ($1, $2, 'assessment', $3, 'step', 'step', $4, $5, $6)`,
      values: [tenantId, randomUUID(), recordId, from, to, at],
    },
  ]);

test('[G-005] a client is active in the month in which the status of a case changed', async () => {
  const { id } = await practice.newCase();

  await logged(id, 'created', 'confirmed', '2031-05-10T00:00:00Z');
  await logged(id, 'confirmed', 'confirmed', '2031-07-10T00:00:00Z');

  // A remark in July is logged too, and changes nothing.
  const months = ['2031-04', '2031-05', '2031-06', '2031-07'];
  expect(await Promise.all(months.map(activeIn))).toEqual([0, 1, 0, 0]);
});
