import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer, sendRemindersJob } from '#correspondence/server';
import { giveDefaults, systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aConfirmedCase } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
/** Nine in the morning at the practice, a week before its first appointment. */
const weekBefore = new Date('2029-12-24T22:30:00Z');
let now = weekBefore;
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer],
  role: 'all',
  now: () => now,
});

const remind = () =>
  sendRemindersJob.run({}, server.services, new AbortController().signal) as Promise<void>;

async function aPracticeWithRules(...rules: readonly object[]) {
  const practice = await aCasePractice(server);
  for (const rule of rules) {
    const { status } = await practice.api.post('/app/reminder-rules', rule);
    expect(status).toBe(201);
  }
  const sent = async (caseId: string) =>
    (await practice.api.get(`/app/reminder-log?objectId=${caseId}`)).body.items ?? [];
  const mails = async (to: string) =>
    eventually(
      async () =>
        (
          (await practice.api.get('/app/email-trackings?maxResultCount=100')).body.items ?? []
        ).filter(
          ({ destination, templateKey }) =>
            destination === to && String(templateKey).startsWith('AppointmentReminder'),
        ),
      (items) => items.every(({ status }) => status !== 'queued'),
      90,
    );
  return { ...practice, sent, mails };
}

const toClaimant = { what: 'appointmentClient', days: 7, side: 'before', sentBy: 'mail' };

test('a reminder is sent once, however often the job runs', async () => {
  now = weekBefore;
  const practice = await aPracticeWithRules(toClaimant);
  const { id } = await aConfirmedCase(practice);

  await remind();
  await remind();

  expect(await practice.sent(id)).toMatchObject([
    { kind: 'appointmentClient', sentTo: 'noor@haddad.example', occasion: '2030-01-01' },
  ]);
  expect(await practice.mails('noor@haddad.example')).toHaveLength(1);
});

test('a new day is a new occasion, another hour of the same day is not', async () => {
  now = weekBefore;
  const practice = await aPracticeWithRules(toClaimant);
  const { id } = await aConfirmedCase(practice);
  const moveTo = (at: string) =>
    practice.run(`update assessments set appointment_date = $2::timestamptz where id = $1`, [
      id,
      at,
    ]);
  await remind();

  await moveTo('2030-01-01T03:00:00Z');
  await remind();
  expect(await practice.sent(id)).toHaveLength(1);
  await moveTo('2029-12-31T03:00:00Z');
  await remind();

  expect(await practice.sent(id)).toHaveLength(2);
});

test('cases on hold, closed ones and resting rules send nothing', async () => {
  now = weekBefore;
  const practice = await aPracticeWithRules(toClaimant, {
    what: 'appointmentSpecialist',
    days: 7,
    side: 'before',
    sentBy: 'mail',
    isActive: false,
  });
  const held = await aConfirmedCase(practice);
  await practice.api.put(`/app/assessments/${held.id}/putOnHold`, { note: 'Overseas' });
  const cancelled = await aConfirmedCase(practice);
  await practice.run(`update assessments set step = 'cancelledNoFee' where id = $1`, [
    cancelled.id,
  ]);
  now = new Date('2029-12-25T22:30:00Z');

  await remind();

  expect(await practice.sent(held.id)).toEqual([]);
  expect(await practice.sent(cancelled.id)).toEqual([]);
  expect(await practice.mails('rooms@menon.example')).toEqual([]);
});

test('nobody is written to at night', async () => {
  now = new Date('2029-12-24T16:00:00Z');
  const practice = await aPracticeWithRules(toClaimant);
  const { id } = await aConfirmedCase(practice);

  await remind();

  expect(await practice.sent(id)).toEqual([]);
});

test('the claimant reads their own language where the practice wrote it', async () => {
  now = weekBefore;
  const practice = await aPracticeWithRules(toClaimant);
  const languageId = await practice.value('languages', 'Arabic');
  await practice.run(
    `insert into ad_hoc (tenant_id, id, name, channel, subject, content)
      values ($1, $2, 'Appointment reminder to the claimant (Arabic)', 'email', 'تذكير', '<p>{{ appointment.date }}</p>')`,
    [practice.tenantId, crypto.randomUUID()],
  );
  await aConfirmedCase(practice, { languageId });

  await remind();

  expect(await practice.mails('noor@haddad.example')).toMatchObject([{ subject: 'تذكير' }]);
});

test('a practice starts with rules of its own to change', async () => {
  const { tenantId, api } = await aCasePractice(server);
  await server.services.hostDb.transaction(systemContext(tenantId), (tx) =>
    giveDefaults(tx, [casesServer], tenantId, weekBefore),
  );

  const { body } = await api.get('/app/reminder-rules');

  expect(body.items?.map(({ what, days, sentBy }) => `${what} ${days} ${sentBy}`)).toContain(
    'appointmentClient 1 sms',
  );
  expect(await api.post('/app/reminder-rules', { ...toClaimant, days: 91 })).toMatchObject({
    status: 400,
  });
});
