import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { dayIn } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { caseViews } from '../../domain/index.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer, casesServer] });
const practice = await aCasePractice(server);
const { companyId, specialistId } = practice;
const otherCompanyId = await practice.company('Other Insurer');
const admin = await aStoredPerson(practice, 'ADMIN_STAFF');
const staff = await aStoredPerson(practice, 'STAFF');

const callers = {
  'admin staff': admin,
  staff,
  accounting: await aStoredPerson(practice, 'ACCOUNTING'),
  'case manager of one company': await aStoredPerson(practice, 'CASE_MANAGER', {
    ids: { ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] },
  }),
  'case manager of the other': await aStoredPerson(practice, 'CASE_MANAGER', {
    ids: { ownCompanyIds: [otherCompanyId], companiesSharingClaimants: [otherCompanyId] },
  }),
  'case manager of none': await aStoredPerson(practice, 'CASE_MANAGER', {
    ids: { ownCompanyIds: [], companiesSharingClaimants: [] },
  }),
  specialist: await aStoredPerson(practice, 'SPECIALIST', {
    ids: { visibleSpecialistIds: [specialistId] },
  }),
};

/** Deterministic, so that a failure can be seen again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const roll = dice(17);
const walks = [
  [],
  ['requestAppointment'],
  ['requestAppointment', 'putOnHold'],
  ['putOnHold'],
  ['cancellation'],
] as const;
const bodies: Readonly<Record<string, object>> = {
  putOnHold: { note: 'Overseas' },
  cancellation: { outcome: 'cancelledNoFee', cancelReason: 'Other' },
};

async function aRandomCase(): Promise<void> {
  const { id } = await practice.newCase({
    companyId: roll(2) ? companyId : otherCompanyId,
    specialistId: roll(2) ? specialistId : null,
  });
  for (const move of walks[roll(walks.length)] ?? []) {
    const { status } = await admin.api.put(`/app/assessments/${id}/${move}`, bodies[move] ?? {});
    expect(status).toBe(200);
  }
  if (roll(2))
    await practice.run(
      `update assessments set next_due_date = '2020-01-01' where id = $1 and not is_closed`,
      [id],
    );
  const person = { ids: [id], wish: 'assign', picUserId: staff.actor.userId };
  if (roll(3) === 0) await admin.api.post('/app/cases/bulk', person);
  const visibility = { fromModule: 'IME', objectId: id, visibility: 'staff' };
  if (roll(4) === 0) await admin.api.post('/app/CasePermission', visibility);
}

for (let number = 0; number < 20; number += 1) await aRandomCase();

const today = dayIn('Australia/Sydney', new Date());
type Caller = (typeof callers)[keyof typeof callers];
type Counts = {
  items: { status: string; statusName: string; count: number }[];
  totalCount: number;
  views: Record<string, number>;
};

const counts = async ({ api }: Caller, what: string, type = '?caseStatusFrom=IME') =>
  (await api.get(`/app/case-status-logs/${what}${type}`)).body as object as Counts;

const total = async ({ api }: Caller, search: Record<string, readonly string[]>, list: string) => {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([key, values]) =>
      values.map((value): [string, string] => [key, value]),
    ),
  );
  const { body } = await api.get(`/app/${list}?${query.toString()}`);
  return body.totalCount;
};

describe.each(Object.entries(callers))('[B-243] the counts of %s', (_, caller) => {
  test('[C-132] by status are the totals of the list with that status', async () => {
    const found = await counts(caller, 'countCaseStatus');

    for (const { status, count } of found.items) {
      expect([status, count]).toEqual([
        status,
        await total(caller, { caseStatus: [status] }, 'assessments'),
      ]);
    }
    expect(found.totalCount).toBe(await total(caller, {}, 'assessments'));
    expect(found.totalCount).toBe(found.items.reduce((sum, { count }) => sum + count, 0));
  });

  test.each(['assessments', 'cases'])('of each saved view are the totals of %s', async (list) => {
    const { views } = await counts(caller, 'countCaseStatus', list === 'cases' ? '' : undefined);

    for (const [view, search] of Object.entries(caseViews(today, caller.actor.userId))) {
      expect([view, views[view]]).toEqual([view, await total(caller, search, list)]);
    }
  });

  test('[C-133] [C-134] of next and late actions are those totals too', async () => {
    const next = await counts(caller, 'countNextCaseStatus');
    const late = await counts(caller, 'countOverdueCaseStatus');
    const { overdue } = caseViews(today, '');

    for (const { status, count } of next.items) {
      const search = { nextStep: [status], isClosed: ['false'] };
      expect([status, count]).toEqual([status, await total(caller, search, 'assessments')]);
    }
    for (const { status, count } of late.items) {
      const search = { ...overdue, caseStatus: [status] };
      expect([status, count]).toEqual([status, await total(caller, search, 'assessments')]);
    }
    expect(late.totalCount).toBe(await total(caller, overdue, 'assessments'));
  });

  test('the board shows the same numbers', async () => {
    const { body } = await caller.api.get('/app/cases/board?fromModule=IME');
    const columns = body.columns as unknown as { step: string; count: number; cards: object[] }[];

    for (const { step, count, cards } of columns) {
      const search = { step: [step], isClosed: ['false'] };
      expect([step, count]).toEqual([step, await total(caller, search, 'assessments')]);
      expect(cards).toHaveLength(Math.min(count, 20));
    }
  });
});

test('something was counted, and not the same for everybody', async () => {
  const { views } = await counts(admin, 'countCaseStatus');
  const theirs = await counts(callers['case manager of one company'], 'countCaseStatus');

  for (const [view, count] of Object.entries(views)) {
    if (view !== 'mine') expect([view, count > 0]).toEqual([view, true]);
  }
  expect(theirs.totalCount).toBeGreaterThan(0);
  expect(theirs.totalCount).toBeLessThan((await counts(admin, 'countCaseStatus')).totalCount);
  expect((await counts(staff, 'countCaseStatus')).views.mine).toBeGreaterThan(0);
});

test('of a type that there is not, there is no count', async () => {
  const asked = await staff.api.get('/app/case-status-logs/countCaseStatus?caseStatusFrom=NONE');

  expect(asked).toMatchObject({ status: 404 });
});
