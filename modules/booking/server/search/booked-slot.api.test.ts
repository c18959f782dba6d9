import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

test('a booked slot names its appointment to those who may open it, and to nobody else', async () => {
  const practice = await aPractice(server);
  const { companyId, tenantId } = practice;
  const other = await practice.company('Opposing Lawyers');
  const session = await practice.session();
  const [slot] = await practice.slots(session.id);
  const { body: booked } = await practice.book(slot?.id ?? '');
  const managerOf = (company: string) =>
    server.signedIn({
      tenantId,
      roles: ['CASE_MANAGER'],
      ids: { companyId: [company], ownCompanyIds: [company], companiesSharingClaimants: [company] },
    });

  const [toStaff, toOwner, toOther] = [
    await practice.search(),
    await practice.search({}, managerOf(companyId)),
    await practice.search({}, managerOf(other)),
  ].map(({ body }) => body.items[0]?.slots.map(({ appointmentId }) => appointmentId));

  expect(toStaff).toEqual([booked.id, null, null]);
  expect(toOwner).toEqual([booked.id, null, null]);
  expect(toOther).toEqual([null, null, null]);
});
