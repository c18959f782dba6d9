import { accept, addDays, move, startOfDay, instantAt } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  decideCell,
  mondayOf,
  readWeek,
  setCell,
  submitWeek,
  timeWorkflow,
} from '../../domain/index.ts';
import type { CaseTypeKey, TimeActivity, WeekEntry } from '../../domain/index.ts';
import { tenantZone, todayOf } from '../engine/index.ts';
import { linkedCaseRow } from './case-row.ts';

type Entry = WeekEntry & {
  readonly caseType: CaseTypeKey;
  readonly claimantName: string | null;
  readonly activity: TimeActivity;
  readonly billingStatus: string;
  readonly note: string | null;
};
type RecentCase = Pick<Entry, 'caseId' | 'caseNo' | 'caseType' | 'claimantName'>;

const utc = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const caseColumns = `c.id::text as "caseId", c.case_no as "caseNo", c.case_type as "caseType",
    c.claimant_name as "claimantName"`;

const entriesText = `select e.id::text as id, ${caseColumns}, e.work_day::text as "workDay",
    ${utc('e.started_at')} as "startedAt", ${utc('e.ended_at')} as "endedAt", e.minutes::float8 as minutes,
    e.activity, e.approval, e.billing_status as "billingStatus", e.note
  from time_tracking e join cases c on c.id = e.case_id
  where e.user_id = $1::uuid and not e.is_deleted and e.work_day between $2::date and $3::date
  order by e.started_at`;

const recentText = `select ${caseColumns} from cases c
  where c.id in (select e.case_id from time_tracking e where e.user_id = $1::uuid and not e.is_deleted
      and e.work_day between $2::date - 28 and $2::date + 6)
    and not c.is_deleted
  order by c.case_no limit 30`;

const entriesOf = (tx: Tx, userId: string, from: PlainDate, to: PlainDate) =>
  tx.query<Entry>(entriesText, [userId, from, to]);

type Asked = { readonly tx: Tx; readonly services: Services; readonly userId: string };

async function weekOf({ tx, services, userId }: Asked, day: PlainDate | null) {
  const today = await todayOf(tx, services);
  const from = mondayOf(day ?? today);
  const items = await entriesOf(tx, userId, from, addDays(from, 6));
  const recent = await tx.query<RecentCase>(recentText, [userId, from]);
  return { from, today, userId, items, recent };
}

export const weekHandlers: readonly Handler[] = [
  handle(readWeek, ({ tx, services, actor, input }) =>
    weekOf({ tx, services, userId: input.userId ?? actor.userId }, input.from ?? null),
  ),
  handle(setCell, async ({ tx, services, actor, input, write }) => {
    const { userId } = actor;
    await linkedCaseRow(tx, input.caseId);
    const zone = await tenantZone(tx);
    const { day } = input;
    const decision = decideCell(
      { ...input, userId },
      {
        entries: await entriesOf(tx, userId, addDays(day, -1), addDays(day, 1)),
        opens: instantAt(day, '09:00', zone),
        ends: startOfDay(addDays(day, 1), zone),
      },
    );
    await write(decision);
    return weekOf({ tx, services, userId }, day);
  }),
  handle(submitWeek, async ({ tx, actor, input, write }) => {
    const from = mondayOf(input.from);
    const entries = await entriesOf(tx, actor.userId, from, addDays(from, 6));
    const drafts = entries.filter(({ approval }) => approval === 'draft');
    await write(accept(...drafts.map((entry) => move(timeWorkflow, { ...entry }, 'submit'))));
    return { submitted: drafts.length };
  }),
];
