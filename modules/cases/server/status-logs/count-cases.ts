import { can } from '#kernel/domain';
import type { Actor, PlainDate } from '#kernel/domain';
import { Params, Refused, recordSet } from '#kernel/server';
import type { ListQuery, Tx } from '#kernel/server';
import { anyCase, caseTypeOf } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';

/** The ability of the list whose totals the counts are held against. */
export function countedList(actor: Actor, module: string | null | undefined) {
  if (!module) return { type: null, ability: `${anyCase.name}.list` };
  const type = caseTypeOf(module);
  if (!type || !can(actor, `${type.resource.name}.list`)) throw new Refused('notFound');
  return { type, ability: `${type.resource.name}.list` };
}

const everything: ListQuery = {
  filters: [],
  ids: [],
  filterText: '',
  sorts: [],
  skip: 0,
  take: 0,
  isSelectionList: false,
};

/** The cases that the caller may list, in the register: its index answers without the rows. */
function registered(actor: Actor, type: CaseType | null, ability: string, params: Params) {
  const filters = type ? [{ key: 'caseType', op: 'any' as const, values: [type.key] }] : [];
  return recordSet(actor, anyCase, { ...everything, filters }, ability, params);
}

export type StatusCount = {
  readonly statusName: string;
  readonly count: number;
  readonly open: number;
  readonly mine: number;
  readonly overdue: number;
  readonly onHold: number;
};

type Asked = {
  readonly actor: Actor;
  readonly today: PlainDate;
  readonly module: string | null | undefined;
};

/** B-243. */
export async function countByStatus(tx: Tx, { actor, today, module }: Asked) {
  const { type, ability } = countedList(actor, module);
  const params = new Params();
  const day = params.add(today, '::date');
  const me = params.add(actor.userId, '::uuid');
  const { from, where } = registered(actor, type, ability, params);
  const rows = await tx.query<StatusCount>(
    `select coalesce(t.status_name, '') as "statusName", count(*)::int as count,
      count(*) filter (where not t.is_closed)::int as open,
      count(*) filter (where not t.is_closed and t.pic_user_id = ${me})::int as mine,
      count(*) filter (where not t.is_closed and not t.is_on_hold and t.next_due_date < ${day})::int as overdue,
      count(*) filter (where t.is_on_hold)::int as "onHold"
    from ${from} where ${where} group by 1`,
    params.values,
  );
  return { type, rows };
}

export async function countByNextStep(tx: Tx, { actor, module }: Omit<Asked, 'today'>) {
  const { type, ability } = countedList(actor, module);
  const params = new Params();
  const { from, where } = registered(actor, type, ability, params);
  return tx.query<{ status: string; count: number }>(
    `select t.next_step as status, count(*)::int as count from ${from}
    where ${where} and not t.is_closed and t.next_step is not null group by 1`,
    params.values,
  );
}
