import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer, sendRemindersJob } from '#correspondence/server';
import { migrationsFolder } from '#kernel/server';
import { asSuperuser, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aConfirmedCase, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
/** Half past nine in the morning at the practice, a week before the appointment. */
const weekBefore = new Date('2029-12-24T22:30:00Z');
let now = weekBefore;
const server = await testServer({
  modules: [platformServer, correspondenceServer, bookingServer, casesServer],
  database: 'own',
  now: () => now,
});
const remind = () =>
  sendRemindersJob.run({}, server.services, new AbortController().signal) as Promise<void>;

async function aPracticeWithRule(rule: object) {
  const practice = await aCasePractice(server);
  const made = await practice.api.post('/app/reminder-rules', rule);
  expect(made.status).toBe(201);
  const logOf = async (id: string) =>
    (await practice.api.get(`/app/reminder-log?objectId=${id}&sorting=creationTime`)).body.items ??
    [];
  const next = async (query = '') =>
    (await practice.api.get(`/app/reminders/next?${query}`)).body.items ?? [];
  return { ...practice, logOf, next, ruleId: String(made.body.id) };
}

const toClaimant = { what: 'appointmentClient', days: 7, side: 'before', sentBy: 'mail' };

describe('what comes next', () => {
  test('is shown with its day and to whom it goes, until it was sent', async () => {
    now = new Date('2029-12-21T22:30:00Z');
    const practice = await aPracticeWithRule(toClaimant);
    const { id, caseNo } = await aConfirmedCase(practice);
    const shown = {
      kind: 'appointmentClient',
      dueOn: '2029-12-25',
      to: ['noor@haddad.example'],
      stopped: null,
      ...{ fromModule: 'IME', objectId: id, objectName: caseNo, stepName: '7 days before' },
    };

    expect(await practice.next()).toMatchObject([shown]);
    expect(await practice.next('days=2')).toEqual([]);
    expect(await practice.next('kind=paperworkDue')).toEqual([]);
    expect(await practice.next(`objectId=${practice.companyId}`)).toEqual([]);
    now = weekBefore;
    await Promise.all([remind(), remind()]);

    expect(await practice.next()).toEqual([]);
    expect(await practice.logOf(id)).toMatchObject([
      { outcome: 'sent', sentOn: '2029-12-25', sentTo: 'noor@haddad.example' },
    ]);
  });

  test('is stopped for one record with a reason, and goes on when somebody says so', async () => {
    now = weekBefore;
    const practice = await aPracticeWithRule(toClaimant);
    const [{ id, startsAt }, other] = [
      await aConfirmedCase(practice),
      await aConfirmedCase(practice),
    ];
    await practice.run('update assessments set appointment_date = $2 where id = $1', [
      other.id,
      startsAt,
    ]);
    const named = { kind: 'appointmentClient', recordId: id };
    const stop = (reason: string) => practice.api.put('/app/reminders/stop', { ...named, reason });

    expect((await stop(' ')).status).toBe(400);
    expect((await stop('Rang us already')).status).toBe(204);
    expect((await stop('Again')).body.error?.code).toBe('reminderStoppedAlready');
    await remind();
    expect(await practice.logOf(other.id)).toHaveLength(1);
    expect(await practice.logOf(id)).toMatchObject([
      { outcome: 'stopped', reason: 'Rang us already', sentOn: '2029-12-25' },
    ]);
    expect(await practice.next()).toMatchObject([
      { objectId: id, stopped: 'Rang us already', isStoppedByHand: true },
    ]);

    expect((await practice.api.put('/app/reminders/resume', named)).status).toBe(204);
    expect((await practice.api.put('/app/reminders/resume', named)).body.error?.code).toBe(
      'reminderNotStopped',
    );
    await remind();
    expect((await practice.logOf(id)).map(({ outcome }) => outcome)).toEqual([
      'stopped',
      'resumed',
      'sent',
    ]);
  });

  test('is for those who keep the settings; reminders of a case are not for its customer', async () => {
    now = weekBefore;
    const practice = await aPracticeWithRule(toClaimant);
    const { id } = await aConfirmedCase(practice);
    await remind();
    const ofCase = `/app/reminders/module?fromModule=IME&objectId=${id}`;
    const ids = { ownCompanyIds: [practice.companyId] };
    const manager = practice.signedIn(['CASE_MANAGER'], { ids }).api;
    const elsewhere = (await aCasePractice(server)).api;
    const stop = { kind: 'appointmentClient', recordId: id, reason: 'Not theirs' };

    expect((await practice.api.get(ofCase)).body.items).toHaveLength(1);
    expect((await manager.get(ofCase)).body.items).toEqual([]);
    expect((await manager.get('/app/reminders/next')).status).toBe(403);
    expect((await manager.get('/app/reminder-log')).status).toBe(403);
    expect((await elsewhere.get(ofCase)).status).toBe(404);
    expect((await elsewhere.put('/app/reminders/stop', stop)).status).toBe(404);
    const unknown = { ...stop, recordId: 'nobody' };
    expect((await practice.api.put('/app/reminders/stop', unknown)).status).toBe(404);
  });
});

test('the day before an appointment in Perth is the day before in Perth, and nobody there is woken', async () => {
  const practice = await aPracticeWithRule({ ...toClaimant, days: 1 });
  const { id } = await aConfirmedCase(practice);
  await practice.run(
    `update assessments set appointment_zone = 'Australia/Perth', appointment_date = '2030-01-01T16:30:00Z'
      where id = $1`,
    [id],
  );

  // It is at half past midnight of 2 January there. At the practice the day before has begun; there it is half past six.
  now = new Date('2029-12-31T22:30:00Z');
  await remind();
  expect(await practice.logOf(id)).toEqual([]);
  now = new Date('2030-01-01T00:30:00Z');
  await remind();

  expect(await practice.logOf(id)).toMatchObject([
    { sentOn: '2030-01-01', occasion: '2030-01-02' },
  ]);
});

describe('[B-187] reminders of the limitation date', async () => {
  const practice = await aCasePractice(server);
  const { actor: inCharge } = await aStoredPerson(practice, 'STAFF');
  const takeCharge = (id: string) =>
    practice.run('update mva_claim set pic_user_id = $2 where id = $1', [id, inCharge.userId]);
  const aClaim = async (stateId: string) => {
    const facts = { specialistId: null, stateId, accidentDate: '2024-12-20' };
    return (await practice.newCase(facts, 'mva-claim')).id;
  };
  const daysOf = async (id: string) =>
    ((await practice.api.get(`/app/reminder-log?objectId=${id}`)).body.items ?? []).map(
      ({ sentOn }) => sentOn,
    );

  test('leave on the day in the state of the accident, not in UTC, and wake nobody there', async () => {
    now = new Date('2026-11-16T02:00:00Z');
    const [sydney, perth] = [await aClaim('NSW'), await aClaim('WA')];
    await takeCharge(sydney);
    await takeCharge(perth);

    // In UTC it is still the 19th; in Sydney it is half past nine of the 20th, in Perth half past six.
    now = new Date('2026-12-19T22:30:00Z');
    await remind();
    expect([await daysOf(sydney), await daysOf(perth)]).toEqual([['2026-12-20'], []]);
    now = new Date('2026-12-20T00:30:00Z');
    await remind();
    expect(await daysOf(perth)).toEqual(['2026-12-20']);

    // Six months before: half past seven in the evening in Sydney, half past five in Perth.
    now = new Date('2027-06-20T09:30:00Z');
    await remind();
    expect(await daysOf(sydney)).toHaveLength(1);
    expect(await daysOf(perth)).toContain('2027-06-20');
  });

  test('wait while nobody is in charge of the claim', async () => {
    now = new Date('2027-11-25T02:00:00Z');
    const id = await aClaim('NSW');
    await remind();
    expect(await daysOf(id)).toEqual([]);

    await takeCharge(id);
    await remind();

    expect(await daysOf(id)).toEqual(['2027-11-25']);
  });
});

/** As far as migration 510 reads them. */
const oldTables = `
  drop table reminder_log;
  create table case_reminders (tenant_id uuid, id uuid, case_id uuid, rule_id uuid, occasion text, what text,
    sent_by text, destination text, creation_time timestamptz, creator_id uuid, last_modification_time timestamptz);
  create table mva_limitation_reminders (tenant_id uuid, id uuid, claim_id uuid, limitation_date date, months numeric,
    told_name text, creation_time timestamptz, creator_id uuid, last_modification_time timestamptz);
  create table ndis_restraint_warnings (tenant_id uuid, id uuid, ndis_id uuid, restraint_id uuid, authorised_to date,
    days numeric, told_name text, creation_time timestamptz, creator_id uuid, last_modification_time timestamptz);
  create table tpd_statement_chases (tenant_id uuid, id uuid, claim_id uuid, statement_id uuid, due_on date,
    days numeric, destination text, creation_time timestamptz, creator_id uuid, last_modification_time timestamptz);
  create table sent_invoice_reminders (tenant_id uuid, id uuid, invoice_id uuid, level numeric, sent_on date,
    open numeric, sent_to text, creation_time timestamptz, creator_id uuid, last_modification_time timestamptz);
  create table repayment_reminders (tenant_id uuid, id uuid, invoice_id uuid, level numeric, sent_on date, open numeric,
    statement_total numeric, sent_to text, creation_time timestamptz, creator_id uuid,
    last_modification_time timestamptz);`;

test('what was sent before an upgrade is in the log after it, and nobody is reminded twice', async () => {
  now = weekBefore;
  const practice = await aPracticeWithRule(toClaimant);
  const { id } = await aConfirmedCase(practice);
  const claim = await practice.newCase({ specialistId: null }, 'mva-claim');
  const { tenantId, ruleId } = practice;
  const at = `'2026-12-19T22:30:00Z'`;

  await asSuperuser(
    server.ownerUrl,
    `${oldTables}
    insert into case_reminders values ('${tenantId}', gen_random_uuid(), '${id}', '${ruleId}', '2030-01-01',
      'appointmentClient', 'mail', 'old@haddad.example', ${at}, null, ${at});
    insert into mva_limitation_reminders values ('${tenantId}', gen_random_uuid(), '${claim.id}', '2027-12-20', 12,
      'Meera Patel', ${at}, null, ${at});
    insert into tpd_statement_chases values ('${tenantId}', gen_random_uuid(), '${claim.id}', '${id}', '2027-01-01', -7,
      'the person in charge', ${at}, null, ${at});
    ${readFileSync(join(migrationsFolder, '0510_reminder_log.sql'), 'utf8')}`,
  );
  await remind();

  const days = { sentOn: '2026-12-20', outcome: 'sent' };
  expect(await practice.logOf(id)).toMatchObject([
    { ...days, step: ruleId, sentTo: 'old@haddad.example', stepName: '7 days before' },
  ]);
  expect((await practice.logOf(claim.id)).toSorted(byKind)).toMatchObject([
    {
      ...days,
      kind: 'limitationDate',
      step: '12',
      occasion: '2027-12-20',
      toldName: 'Meera Patel',
    },
    { ...days, kind: 'statementDue', step: '-7', sentBy: 'notice', stepName: '7 days before' },
  ]);
});

type Kinded = Readonly<Record<string, unknown>>;
const byKind = (a: Kinded, b: Kinded) => String(a['kind']).localeCompare(String(b['kind']));
