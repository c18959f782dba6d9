import { addDays, can, endOfDay, startOfDay } from '#kernel/domain';
import { caseTypes } from '#cases/domain';
import type { CaseAtAGlance, CaseTurnaround, CaseWork, Counted } from '../../domain/index.ts';
import { countable } from './statistic.ts';
import type { Asked, Statistic } from './statistic.ts';

const turnaroundDays = 90;
const mostOfDay = 60;
const mostShown = 12;

/** The types whose list the caller may open; naming them lets the index begin with them. */
const typesFor = ({ actor }: Asked): string[] =>
  caseTypes.filter(({ resource }) => can(actor, `${resource.name}.list`)).map(({ key }) => key);

/** Cases of those types that the caller may list; whom a case is for is a policy of its table. */
function listed(asked: Asked) {
  const { params, tenant, scope } = countable(asked, 'case');
  const types = params.add(typesFor(asked), '::text[]');
  return {
    params,
    from: 'case_overview t',
    where: `t.tenant_id = ${tenant} and t.case_type = any(${types})${scope}`,
  };
}

type WorkRow = {
  statusName: string | null;
  nextStep: string | null;
  open: number;
  onHold: number;
  overdue: number;
  dueToday: number;
  myOpen: number;
  myOverdue: number;
  myDueToday: number;
};

const sum = (rows: readonly WorkRow[], key: Exclude<keyof WorkRow, 'statusName' | 'nextStep'>) =>
  rows.reduce((total, row) => total + row[key], 0);

function grouped<K extends string>(
  rows: readonly WorkRow[],
  name: K & keyof WorkRow,
  count: (row: WorkRow) => number,
): Counted<K>[] {
  const totals = new Map<string, number>();
  for (const row of rows) {
    const key = row[name];
    if (key !== null) totals.set(String(key), (totals.get(String(key)) ?? 0) + count(row));
  }
  return [...totals]
    .filter(([, total]) => total > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, total]) => ({ [name]: key, count: total }) as object as Counted<K>);
}

export const caseWork: Statistic<'caseWork', WorkRow> = {
  statement(asked) {
    const { params, from, where } = listed(asked);
    const today = params.add(asked.today, '::date');
    const me = params.add(asked.actor.userId, '::uuid');
    const late = `not t.is_on_hold and t.next_due_date < ${today}`;
    const due = `not t.is_on_hold and t.next_due_date = ${today}`;
    const mine = `t.pic_user_id = ${me}`;
    return {
      text: `select t.status_name as "statusName", t.next_step as "nextStep", count(*)::int as open,
          count(*) filter (where t.is_on_hold)::int as "onHold",
          count(*) filter (where ${late})::int as overdue,
          count(*) filter (where ${due})::int as "dueToday",
          count(*) filter (where ${mine})::int as "myOpen",
          count(*) filter (where ${mine} and ${late})::int as "myOverdue",
          count(*) filter (where ${mine} and ${due})::int as "myDueToday"
        from ${from} where ${where} and not t.is_closed group by 1, 2`,
      values: params.values,
    };
  },
  answer: (rows): CaseWork => ({
    open: sum(rows, 'open'),
    onHold: sum(rows, 'onHold'),
    overdue: sum(rows, 'overdue'),
    dueToday: sum(rows, 'dueToday'),
    mine: {
      open: sum(rows, 'myOpen'),
      overdue: sum(rows, 'myOverdue'),
      dueToday: sum(rows, 'myDueToday'),
    },
    byStatus: grouped(rows, 'statusName', ({ open }) => open),
    nextActions: grouped(rows, 'nextStep', ({ overdue, dueToday }) => overdue + dueToday),
  }),
};

export const caseTurnaround: Statistic<'caseTurnaround', CaseTurnaround> = {
  statement(asked) {
    const { params, from, where } = listed(asked);
    const since = params.add(addDays(asked.today, -turnaroundDays), '::date');
    return {
      text: `select count(*)::int as sent, count(t.report_due_date)::int as promised,
          count(*) filter (where t.report_sent_on <= t.report_due_date)::int as "onTime",
          round(avg(t.report_sent_on - t.report_due_date)
            filter (where t.report_sent_on > t.report_due_date), 1)::float8 as "averageDaysLate"
        from ${from} where ${where} and t.report_sent_on >= ${since}`,
      values: params.values,
    };
  },
  answer: ([row]) => row as CaseTurnaround,
};

const glance = `t.id, t.case_type as "caseType", t.case_no as "caseNo", t.claimant_name as "claimantName",
  t.status_name as "statusName", t.step, t.appointment_date as "appointmentDate",
  t.report_due_date::text as "reportDueDate"`;

export const caseDay: Statistic<'caseDay', CaseAtAGlance> = {
  statement(asked) {
    const { params, from, where } = listed(asked);
    const begin = params.add(startOfDay(asked.today, asked.zone), '::timestamptz');
    const end = params.add(endOfDay(asked.today, asked.zone), '::timestamptz');
    return {
      text: `select ${glance} from ${from}
        where ${where} and t.appointment_date >= ${begin} and t.appointment_date <= ${end}
        order by t.appointment_date, t.id limit ${mostOfDay}`,
      values: params.values,
    };
  },
  answer: (items) => ({ items }),
};

type ProgressRow = CaseAtAGlance & { readonly total: number };

export const caseProgress: Statistic<'caseProgress', ProgressRow> = {
  statement(asked) {
    const { params, from, where } = listed(asked);
    return {
      text: `select ${glance}, count(*) over ()::int as total from ${from}
        where ${where} and not t.is_closed
        order by t.report_due_date nulls last, t.appointment_date nulls last, t.id limit ${mostShown}`,
      values: params.values,
    };
  },
  answer: (rows) => ({
    items: rows.map(({ total: _total, ...item }) => item),
    totalCount: rows[0]?.total ?? 0,
  }),
};
