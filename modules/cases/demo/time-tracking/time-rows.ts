import { addDays, exact, instantAt, isWeekend, toCents } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';
import { idOf, randomOf, recordRows } from '#kernel/server';
import type { DemoFacts, Random, SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import {
  caseCharge,
  chargeText,
  mondayOf,
  timeBudget,
  timeEntry,
  timeRate,
} from '../../domain/index.ts';
import type { TimeActivity } from '../../domain/index.ts';
import { demoPeople } from '../cases/demo-people.ts';

const zone = 'Australia/Sydney';

/** What an hour of everybody costs, and of some activities. */
const everybody = '180.00';
const rates: Readonly<Partial<Record<TimeActivity, string>>> = {
  report: '220.00',
  travel: '110.00',
};

const work: readonly (readonly [TimeActivity, number, string])[] = [
  ['fileReview', 75, 'Read the new records and listed what is missing.'],
  ['report', 95, 'Drafted the answers to the questions.'],
  ['telephone', 15, 'Called the rooms about the due day.'],
  ['correspondence', 20, 'Wrote to the case manager.'],
  ['administration', 25, 'Filed the papers.'],
  ['research', 40, 'Looked up the guides.'],
];

type Staff = { readonly id: string; readonly name: string };
type Approval = 'draft' | 'submitted' | 'approved';

/** This week is written, the last one waits, what is older was approved. */
const approvalOf = (day: PlainDate, today: PlainDate): Approval => {
  const monday = mondayOf(today);
  if (day >= monday) return 'draft';
  return day >= addDays(monday, -7) ? 'submitted' : 'approved';
};

/** The working days of three weeks; today is left to whoever looks at the demo. */
const workdays = (today: PlainDate): readonly PlainDate[] =>
  Array.from({ length: 21 }, (_, at) => addDays(today, at - 21)).filter((day) => !isWeekend(day));

const later = (at: Instant, minutes: number): Instant =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** The same work whatever the day is: only its dates move. */
function entriesOf(
  [no, day]: readonly [no: number, day: PlainDate],
  today: PlainDate,
  by: Staff,
  cases: readonly SeedRow[],
) {
  const random: Random = randomOf(by.id, 'time', String(no));
  let startedAt = instantAt(day, '09:00', zone);
  return Array.from({ length: random.between(2, 4) }, (_, at) => {
    const [activity, minutes, note] = random.pick(work);
    const ofCase = random.pick(cases);
    const rate = rates[activity] ?? everybody;
    const approval = approvalOf(day, today);
    const isBillable = activity !== 'administration';
    const id = idOf('timeEntry', by.id, String(no), String(at));
    const entry = {
      id,
      caseId: String(ofCase['id']),
      userKind: 'staff' as const,
      userId: by.id,
      activity,
      startedAt,
      minutes,
      endedAt: later(startedAt, minutes),
      workDay: day,
      rate,
      amount: toCents(exact(rate).times(minutes).div(60)),
      note,
      approval,
      billingStatus: !isBillable
        ? ('nonBillable' as const)
        : approval === 'approved'
          ? ('readyToBill' as const)
          : ('notReady' as const),
      chargeId: isBillable && approval === 'approved' ? idOf('caseCharge', id) : null,
      creationTime: later(startedAt, minutes),
      creatorId: by.id,
    };
    startedAt = later(startedAt, minutes + random.between(0, 4) * 15);
    return { entry, ofCase, by };
  });
}

type Made = ReturnType<typeof entriesOf>[number];

const chargeOf = ({ entry, ofCase, by }: Made) => {
  const { chargeId, caseId, workDay, amount, rate } = entry;
  if (!chargeId) return [];
  const user = { id: by.id, displayName: by.name };
  return [
    {
      id: chargeId,
      caseId,
      kind: 'time' as const,
      move: 'approve',
      description: chargeText({ ...entry, user, specialist: null }),
      chargedOn: workDay,
      companyId: String(ofCase['company_id']),
      amount,
      priceRule: `Time: ${rate} an hour`,
      creationTime: entry.creationTime,
    },
  ];
};

/** Of a few cases: one is used up, others have room. */
const budgetRows = (cases: readonly SeedRow[]) =>
  cases.slice(0, 4).map((row, at) => ({
    id: idOf('timeBudget', String(row['id'])),
    caseId: String(row['id']),
    hours: ['3.00', '8.00', '12.00', '20.00'][at] ?? null,
    amount: null,
  }));

/** Three weeks of time on requests that are open, with the rates that it is charged by. */
export function timeRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
  requests: readonly TableRows[],
): TableRows[] {
  const own = tenantId(tenant);
  const cases = requests
    .filter(({ table }) => table === 'supplementaries' || table === 'file_reviews')
    .flatMap(({ rows }) => rows.filter((row) => row['is_closed'] === false).slice(0, 8));
  if (!cases.length) return [];
  const { staff } = demoPeople(tenant, facts, settings);
  const made = staff.flatMap((by) =>
    [...workdays(facts.today).entries()].flatMap((day) => entriesOf(day, facts.today, by, cases)),
  );
  const effectiveFrom = addDays(facts.today, -400);
  const charged = [[null, everybody] as const, ...Object.entries(rates)];
  const priced = charged.map(([activity, ratePerHour]) => ({
    id: idOf('timeRate', own, activity ?? 'everybody'),
    activity: activity as TimeActivity | null,
    ratePerHour,
    effectiveFrom,
  }));
  const [boss] = staff;
  return [
    ...recordRows(timeRate, priced, own),
    ...recordRows(timeBudget, budgetRows(cases), own),
    ...recordRows(caseCharge, made.flatMap(chargeOf), own),
    ...recordRows(
      timeEntry,
      made.map(({ entry }) => ({
        ...entry,
        approvedById: entry.approval === 'approved' ? (boss?.id ?? null) : null,
      })),
      own,
    ),
  ];
}
