import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReachablePractice, firstSlot, mailsOf } from '../../testing/index.ts';
import type { Mail, Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const modules = [correspondenceServer, bookingServer];
const env = { BOOKING_MAIL_WAIT_SECONDS: '4' };
const server = await testServer({ modules, env, role: 'all' });

const left = (mails: Mail[]) => mails.filter(({ status }) => status === 'kept');
const noticesOf = async ({ api }: Practice, id: unknown) =>
  (await api.get(`/app/appointments/${String(id)}/notices`)).body;

test('a booking that is taken back in time is told to nobody', async () => {
  const practice = await aReachablePractice(server);
  const { body } = await practice.book(await firstSlot(practice));
  await practice.cancel(body.id);

  const mails = await mailsOf(practice, 6);
  expect(mails.map(({ status }) => status)).toEqual(Array(6).fill('withdrawn'));
});

test('a move that is undone in time is told to nobody, and one that stays to everybody', async () => {
  const practice = await aReachablePractice(server);
  const slots = [await firstSlot(practice), await firstSlot(practice), await firstSlot(practice)];
  const { body } = await practice.book(slots[0] ?? '');
  const move = (slotId: string | undefined) =>
    practice.api.put(`/app/appointments/${body.id}/move`, { slotId, tell: ['client'] });
  await mailsOf(practice, 3);

  await move(slots[1]);
  await move(slots[0]);
  expect(left(await mailsOf(practice, 5))).toHaveLength(3);

  await move(slots[1]);
  await move(slots[2]);
  const mails = await mailsOf(practice, 7);
  const told = left(mails).filter(({ subject }) => subject.includes('New time'));
  expect(told.map(({ destination }) => destination)).toEqual(['noor@haddad.example']);
});

test('given to another specialist and back in time, neither reads of it', async () => {
  const practice = await aReachablePractice(server);
  const other = await practice.specialist('Omar Aziz', { business_email: 'omar@aziz.example' });
  const [own, theirs] = [
    await firstSlot(practice),
    await firstSlot(practice, { specialistId: other }),
  ];
  const { body } = await practice.book(own, { tell: ['specialist'] });
  await mailsOf(practice, 1);
  const url = `/app/appointments/${body.id}/move`;
  await practice.api.put(url, { slotId: theirs, tell: ['specialist'] });
  await practice.api.put(url, { slotId: own, tell: ['specialist'] });

  expect(left(await mailsOf(practice, 5))).toHaveLength(1);
});

test('a worker that comes late tells what holds, and nobody of what was in between', async () => {
  const office = await testServer({ modules, env, database: 'own' });
  const practice = await aReachablePractice(office);
  const other = await practice.specialist('Omar Aziz', { business_email: 'omar@aziz.example' });
  const [own, theirs] = [
    await firstSlot(practice),
    await firstSlot(practice, { specialistId: other }),
  ];
  const tell = ['specialist'];
  const { body } = await practice.book(own, { tell });
  for (const slotId of [theirs, own]) {
    await practice.api.put(`/app/appointments/${body.id}/move`, { slotId, tell });
  }

  const worker = await testServer({ modules, env, beside: office, role: 'all' });
  await worker.services.jobs.start(worker.services);

  const told = left(await mailsOf(practice, 5)).map(({ destination }) => destination);
  expect(told).toEqual(['rooms@menon.example']);
});

test('the appointment shows who was told what and when, and that there is no mail server', async () => {
  const practice = await aReachablePractice(server);
  const { body } = await practice.book(await firstSlot(practice), {
    tell: ['client', 'specialist'],
  });
  const manager = server.signedIn({
    tenantId: practice.tenantId,
    roles: ['CASE_MANAGER'],
    ids: { ownCompanyIds: [practice.companyId], companiesSharingClaimants: [practice.companyId] },
  });
  await mailsOf(practice, 2);

  const seen = await noticesOf(practice, body.id);
  expect(seen).toMatchObject({
    hasMailServer: false,
    items: [
      { kind: 'booked', recipient: 'client', email: 'noor@haddad.example', status: 'kept' },
      { kind: 'booked', recipient: 'specialist', email: 'rooms@menon.example', status: 'kept' },
    ],
  });
  const customer = await manager.api.get(`/app/appointments/${body.id}/notices`);
  expect(customer.body.items).toMatchObject([
    { recipient: 'client', email: 'noor@haddad.example' },
    { recipient: 'specialist', email: null },
  ]);
  const stranger = server.signedIn({ tenantId: practice.tenantId, roles: ['CASE_MANAGER'] });
  expect((await stranger.api.get(`/app/appointments/${body.id}/notices`)).status).toBe(404);
});

test('a message that waits says when it leaves', async () => {
  const practice = await aReachablePractice(server);
  const { body } = await practice.book(await firstSlot(practice), { tell: ['client'] });

  let items: unknown;
  await expect
    .poll(async () => (items = (await noticesOf(practice, body.id)).items), { timeout: 30_000 })
    .toHaveLength(1);
  expect(items).toMatchObject([{ status: 'queued', sentAt: null }]);
  expect((items as { leavesAt: string }[])[0]?.leavesAt).toMatch(/^\d{4}-/);
  await mailsOf(practice, 1);
});
