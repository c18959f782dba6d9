import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer], role: 'all' });

type Mail = { id: string; destination: string; subject: string; status: string };

/** A practice whose client, case manager and specialist can be written to. */
async function aReachablePractice() {
  const practice = await aPractice(server);
  const caseManagerId = crypto.randomUUID();
  await practice.run(
    `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
      values ($1, $2, 'Anna', 'Kerr', 'anna@kerr.example', $3)`,
    [practice.tenantId, caseManagerId, practice.companyId],
  );
  await practice.run(
    `update clients set email = 'noor@haddad.example', case_manager_id = $2 where id = $1`,
    [practice.clientId, caseManagerId],
  );
  await practice.run(
    `update specialists set business_email = 'rooms@menon.example' where id = $1`,
    [practice.specialistId],
  );
  return practice;
}

async function firstSlot(practice: Practice, values = {}): Promise<string> {
  const { id } = await practice.session(values);
  return (await practice.slots(id))[0]?.id ?? '';
}

/** Once so many are written, with nothing waiting. */
const mailsOf = (practice: Practice, count: number): Promise<Mail[]> =>
  eventually(
    async () =>
      (await practice.api.get('/app/email-trackings?maxResultCount=100')).body
        .items as unknown as Mail[],
    (items) => items.length >= count && items.every(({ status }) => status === 'kept'),
  );

async function calendarOf(practice: Practice, mail: Mail | undefined): Promise<string> {
  const file = await practice.api.get(`/app/email-trackings/${mail?.id}/attachments/0`);
  return Buffer.from(String(file.body.base64), 'base64').toString().replaceAll('\r\n ', '');
}
const to = (mails: Mail[], destination: string, word: string) =>
  mails.find((mail) => mail.destination === destination && mail.subject.includes(word));

test('booking, moving and cancelling tells everybody, with an invitation that counts up', async () => {
  const practice = await aReachablePractice();
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
  const booked = await calendarOf(practice, to(mails, 'noor@haddad.example', 'Appointment on'));
  const moved = await calendarOf(practice, to(mails, 'noor@haddad.example', 'New time'));
  const ended = await calendarOf(practice, to(mails, 'noor@haddad.example', 'Cancelled'));
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
  const practice = await aReachablePractice();
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
  const practice = await aReachablePractice();
  const other = await practice.specialist('Omar Aziz', { business_email: 'omar@aziz.example' });
  const { body } = await practice.book(await firstSlot(practice), { tell: [] });

  await practice.api.put(`/app/appointments/${body.id}/move`, {
    slotId: await firstSlot(practice, { specialistId: other }),
    tell: ['specialist'],
  });

  const mails = await mailsOf(practice, 2);
  expect(to(mails, 'rooms@menon.example', 'Cancelled')).toBeDefined();
  expect(to(mails, 'omar@aziz.example', 'Appointment on')).toBeDefined();
});

test('who would be told is known before; a customer reads no address of a specialist', async () => {
  const practice = await aReachablePractice();
  const slotId = await firstSlot(practice);
  const path = `/app/appointments/recipients?clientId=${practice.clientId}&slotId=${slotId}`;
  const manager = (companyId: string) =>
    server.signedIn({
      tenantId: practice.tenantId,
      roles: ['CASE_MANAGER'],
      ids: { companyId: [companyId], visibleCompanyIds: [companyId] },
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
