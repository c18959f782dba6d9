import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aCasePractice, aStoredPerson } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { insightsServer } from '../index.ts';

registerCatalogue();
/** Nine in the morning of a Tuesday in Sydney. */
const now = () => new Date('2029-12-31T22:00:00Z');
const modules = [correspondenceServer, bookingServer, casesServer, insightsServer];
const server = await testServer({ modules, now });
const practice = await aCasePractice(server);
const { companyId, specialistId, run } = practice;
const otherCompanyId = await practice.company('Other Insurer');
const admin = await aStoredPerson(practice, 'ADMIN_STAFF');
const manager = await aStoredPerson(practice, 'CASE_MANAGER', {
  ids: { ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] },
});
const doctor = await aStoredPerson(practice, 'SPECIALIST', {
  ids: { visibleSpecialistIds: [specialistId] },
});

const late = await practice.newCase({ companyId });
const today = await practice.newCase({ companyId: otherCompanyId });
const held = await practice.newCase({ companyId });
const sent = await practice.newCase({ companyId });
await run(`update assessments set next_due_date = '2029-12-30', pic_user_id = $2 where id = $1`, [
  late.id,
  admin.actor.userId,
]);
await run(
  `update assessments set next_due_date = '2030-01-01', appointment_date = '2030-01-01T01:30:00Z'
   where id = $1`,
  [today.id],
);
await run(`update assessments set next_due_date = '2029-12-01', is_on_hold = true where id = $1`, [
  held.id,
]);
await run(
  `update assessments set step = 'reportSent', report_due_date = '2029-12-20', report_sent_on = '2029-12-23'
   where id = $1`,
  [sent.id],
);

const figure = async (name: string, { api } = admin) =>
  (await api.get(`/app/statistic/${name}`)).body;

test('[B-243] open, late, today and on hold are counted once, and whose they are', async () => {
  expect(await figure('caseWork')).toEqual({
    open: 3,
    onHold: 1,
    overdue: 1,
    dueToday: 1,
    mine: { open: 1, overdue: 1, dueToday: 0 },
    byStatus: [
      { statusName: 'Case Created', count: 2 },
      { statusName: 'On Hold', count: 1 },
    ],
    nextActions: [{ nextStep: 'REQUEST_RECEIVED', count: 2 }],
  });
});

test('reports are held against the day that was promised', async () => {
  expect(await figure('caseTurnaround')).toEqual({
    sent: 1,
    promised: 1,
    onTime: 0,
    averageDaysLate: 3,
  });
});

test('a specialist has the claimants of today, a case manager the cases of their company', async () => {
  expect(await figure('caseDay', doctor)).toMatchObject({
    items: [{ id: today.id, caseNo: today.caseNo, statusName: 'Case Created' }],
  });
  expect(await figure('caseDay', manager)).toEqual({ items: [] });
  expect(await figure('caseProgress', manager)).toMatchObject({
    totalCount: 2,
    items: expect.arrayContaining([expect.objectContaining({ id: late.id })]),
  });
});

test('[B-237] what is for staff is not counted for a customer', async () => {
  const before = (await figure('caseWork', manager)).open;
  const set = { fromModule: 'IME', objectId: late.id, visibility: 'staff' };
  expect((await admin.api.post('/app/CasePermission', set)).status).toBe(201);

  expect((await figure('caseWork', manager)).open).toBe(Number(before) - 1);
  expect((await figure('caseWork')).open).toBe(3);
});
