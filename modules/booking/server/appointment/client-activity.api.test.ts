import { expect, test } from 'vitest';
import { partiesServer } from '#parties/server';
import { platformServer } from '#platform/server';
import { testServer } from '#kernel/testing';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, partiesServer, bookingServer] });

test('[G-005] a client is active in the month of an appointment', async () => {
  const clinic = await aClinic(server);
  const { tenantId } = clinic;
  await aTenant(server.services, { id: tenantId });
  const { api } = server.signedIn({ tenantId, roles: ['ADMIN_STAFF'] });
  const activeIn = async (month: string) => {
    const url = `/app/monthly-active-accounts?fromMonth=${month}&toMonth=${month}`;
    return (await api.get(url)).body.items?.[0]?.count;
  };
  const session = await clinic.session({
    dateFrom: '2031-03-31T12:30:00.000Z',
    dateTo: '2031-03-31T15:30:00.000Z',
  });
  const [slot] = await clinic.slots(session.id);

  const before = await activeIn('2031-03');
  expect((await clinic.book(slot?.id ?? '')).status).toBe(201);

  // 23:30 in Sydney: still March there.
  expect([before, await activeIn('2031-03'), await activeIn('2031-04')]).toEqual([0, 1, 0]);
});
