import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReachablePractice, calendarOf, firstSlot, mailsOf, mailTo } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer], role: 'all' });

test('booking, moving and cancelling tells everybody, with an invitation that counts up', async () => {
  const practice = await aReachablePractice(server);
  const [first, second] = [await firstSlot(practice), await firstSlot(practice)];

  const { body } = await practice.book(first);
  const url = `/app/appointments/${body.id}`;
  await mailsOf(practice, 3);
  await practice.api.put(`${url}/move`, { slotId: second });
  await mailsOf(practice, 6);
  await practice.cancel(body.id);
  const mails = await mailsOf(practice, 9);

  expect(new Set(mails.map(({ destination }) => destination))).toEqual(
    new Set(['noor@haddad.example', 'anna@kerr.example', 'rooms@menon.example']),
  );
  const booked = await calendarOf(practice, mailTo(mails, 'noor@haddad.example', 'Appointment on'));
  const moved = await calendarOf(practice, mailTo(mails, 'noor@haddad.example', 'New time'));
  const ended = await calendarOf(practice, mailTo(mails, 'noor@haddad.example', 'Cancelled'));
  expect([booked, moved, ended].map((text) => /^SEQUENCE:(.*)\r$/m.exec(text)?.[1])).toEqual([
    '0',
    '1',
    '2',
  ]);
  expect([booked, ended].map((text) => /^METHOD:(.*)\r$/m.exec(text)?.[1])).toEqual([
    'REQUEST',
    'CANCEL',
  ]);
  expect(new Set([booked, moved, ended].map((text) => /^UID:(.*)\r$/m.exec(text)?.[1])).size).toBe(
    1,
  );
});

test('only those are told who were chosen, and who can be written to', async () => {
  const practice = await aReachablePractice(server);
  await practice.run(`update clients set email = null where id = $1`, [practice.clientId]);

  const { body } = await practice.book(await firstSlot(practice), { tell: [] });
  await practice.book(await firstSlot(practice), { tell: ['client', 'specialist'] });
  await practice.api.put(`/app/appointments/${body.id}/confirm`, { tell: ['caseManager'] });

  const mails = await mailsOf(practice, 2);
  expect(mails.map(({ destination }) => destination).toSorted()).toEqual([
    'anna@kerr.example',
    'rooms@menon.example',
  ]);
});

test('moved to another specialist, the former one reads that it is cancelled', async () => {
  const practice = await aReachablePractice(server);
  const other = await practice.specialist('Omar Aziz', { business_email: 'omar@aziz.example' });
  const { body } = await practice.book(await firstSlot(practice), { tell: [] });

  await practice.api.put(`/app/appointments/${body.id}/move`, {
    slotId: await firstSlot(practice, { specialistId: other }),
    tell: ['specialist'],
  });

  const mails = await mailsOf(practice, 2);
  expect(mailTo(mails, 'rooms@menon.example', 'Cancelled')).toBeDefined();
  expect(mailTo(mails, 'omar@aziz.example', 'Appointment on')).toBeDefined();
});

const wordsOf = async ({ api }: Practice, id: string | undefined): Promise<string> =>
  String((await api.get(`/app/email-trackings/${id}/body`)).body.text);

test('moved to a place with other clocks, the old time and place are said as they were', async () => {
  const practice = await aReachablePractice(server);
  const perth = await practice.centre('Perth Terrace', { time_zone: 'Australia/Perth' });
  const { body } = await practice.book(await firstSlot(practice), { tell: [] });

  await practice.api.put(`/app/appointments/${body.id}/move`, {
    slotId: await firstSlot(practice, { centreId: perth }),
    tell: ['client'],
  });

  const [mail] = await mailsOf(practice, 1);
  const told = await wordsOf(practice, mail?.id);
  expect(told).toContain('17:00 to 18:00 (Australian Western Standard Time)');
  expect(told).toContain(
    'It is no longer on Tuesday 1 January 2030, 20:00 (Australian Eastern Daylight Time).',
  );
  expect(told).toContain('It is no longer at: Macquarie Street Rooms');
});

test('from a place to video at the same time is news, also to somebody who was never told', async () => {
  const practice = await aReachablePractice(server);
  const video = await practice.specialist('Omar Aziz', { business_email: 'omar@aziz.example' });
  const day = { dateFrom: '2030-02-01T09:00:00.000Z', dateTo: '2030-02-01T12:00:00.000Z' };
  const { body } = await practice.book(await firstSlot(practice, day), { tell: [] });

  const { body: moved } = await practice.api.put(`/app/appointments/${body.id}/move`, {
    slotId: await firstSlot(practice, {
      ...day,
      specialistId: video,
      centreId: null,
      isVideoAppointment: true,
      consultationType: 'telehealth',
    }),
  });

  const mails = await mailsOf(practice, 4);
  const words = (to: string, word: string) => wordsOf(practice, mailTo(mails, to, word)?.id);
  const client = await words('noor@haddad.example', 'New place');
  expect(moved).toMatchObject({ status: 'booked', consultationType: 'telehealth' });
  expect(client).toContain('Where: By video.');
  expect(client).toContain('It is no longer at: Macquarie Street Rooms');
  expect(client).not.toContain('no longer on');
  expect(await words('rooms@menon.example', 'Cancelled')).toContain(
    'Where: Macquarie Street Rooms',
  );
});

test('who would be told is known before; a customer reads no address of a specialist', async () => {
  const practice = await aReachablePractice(server);
  const slotId = await firstSlot(practice);
  const path = `/app/appointments/recipients?clientId=${practice.clientId}&slotId=${slotId}`;
  const manager = (companyId: string) =>
    server.signedIn({
      tenantId: practice.tenantId,
      roles: ['CASE_MANAGER'],
      ids: {
        companyId: [companyId],
        ownCompanyIds: [companyId],
        companiesSharingClaimants: [companyId],
      },
    }).api;

  const office = await practice.api.get(path);
  const customer = await manager(practice.companyId).get(path);
  const stranger = await manager(crypto.randomUUID()).get(path);

  expect(office.body.items).toMatchObject([
    { recipient: 'client', name: 'Noor Haddad', email: 'noor@haddad.example' },
    { recipient: 'caseManager', email: 'anna@kerr.example' },
    { recipient: 'specialist', name: 'Priya Menon', email: 'rooms@menon.example' },
  ]);
  expect(customer.body.items?.at(-1)).toMatchObject({ hasEmail: true, email: null });
  expect(stranger.body.items).toMatchObject([{ recipient: 'specialist' }]);
});
