import { refuseMove, resourceNamed, workflowOf } from '#kernel/domain';
import type { Actor, Write } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import type { Tx } from '../db/database.ts';
import { Refused, throwUnlessAccepted } from '../refused.ts';
import { Params } from '../resource/params.ts';
import { rowScopeSql } from '../resource/scope-sql.ts';
import { snake, tableOf } from '../schema/names.ts';

/** What a write has to know of the row that it changes. */
export type LockedRow = Readonly<Record<string, unknown>> & {
  readonly resource: string;
  readonly id: string;
  readonly concurrencyStamp: string;
};

export type LockedRows = ReadonlyMap<string, LockedRow>;

export const rowKey = (resource: string, id: string): string => `${resource}/${id}`;

type Target = { readonly resource: string; readonly id: string; readonly beyondScope: boolean };

function targetsOf(write: Write): Target[] {
  if (write.write === 'rows') {
    const parent = resourceNamed(write.resource).parent;
    const owner = parent && resourceNamed(write.resource).fields[parent.field]?.resource;
    return owner ? [{ resource: owner, id: write.parentId, beyondScope: false }] : [];
  }
  const { resource, beyondScope = false } = write as { resource: string; beyondScope?: boolean };
  if (write.write === 'move') return [{ resource, id: write.id, beyondScope }];
  if (write.write !== 'change' && write.write !== 'remove') return [];
  return write.ids.map((id) => ({ resource, id, beyondScope }));
}

function lockStatement(actor: Actor | null, name: string, targets: readonly Target[]): Statement {
  const resource = resourceNamed(name);
  const params = new Params();
  const ids = targets.map(({ id }) => id);
  const free = targets.filter(({ beyondScope }) => beyondScope).map(({ id }) => id);
  const scope = actor ? rowScopeSql(actor, resource, params) : [];
  const axes = Object.keys(workflowOf(name)?.axes ?? {});
  const columns = axes.map((axis) => `, t.${snake(axis)} as "${axis}"`).join('');
  const within = scope.length
    ? ` and (t.id = any(${params.add(free, '::uuid[]')}) or (${scope.join(' and ')}))`
    : '';
  return {
    text: `select '${name}' as resource, t.id, t.concurrency_stamp as "concurrencyStamp"${columns}
  from ${tableOf(resource)} t where t.id = any(${params.add(ids, '::uuid[]')}) and not t.is_deleted${within}
  order by t.id for update of t`,
    values: params.values,
  };
}

/** Every row in the order of resource and id, so that two commits never wait for each other. */
export async function lockTargets(
  tx: Tx,
  actor: Actor | null,
  writes: readonly Write[],
  known: readonly LockedRow[],
): Promise<LockedRows> {
  const rows = new Map(known.map((row) => [rowKey(row.resource, row.id), row]));
  const open = writes
    .flatMap(targetsOf)
    .filter(({ resource, id }) => !rows.has(rowKey(resource, id)));
  const byResource = Object.entries(Object.groupBy(open, ({ resource }) => resource)).toSorted(
    ([a], [b]) => (a < b ? -1 : 1),
  );
  if (!byResource.length) return rows;
  const results = await tx.batch(
    byResource.map(([resource, targets]) => lockStatement(actor, resource, targets ?? [])),
  );
  for (const row of results.flatMap((result) => result.rows as LockedRow[])) {
    rows.set(rowKey(row.resource, row.id), row);
  }
  if (open.some(({ resource, id }) => !rows.has(rowKey(resource, id))))
    throw new Refused('notFound');
  return rows;
}

/** The decision was made on what it saw; nothing is written when that is no longer so. */
export function checkTargets(writes: readonly Write[], rows: LockedRows): void {
  for (const write of writes) {
    if (write.write === 'move') checkMove(write, rows);
    if ((write.write === 'change' || write.write === 'remove') && write.stamp !== undefined) {
      const [id = ''] = write.ids;
      const row = rows.get(rowKey(write.resource, id));
      if (row?.concurrencyStamp !== write.stamp) throw new Refused('stale');
    }
  }
}

function checkMove(write: Extract<Write, { write: 'move' }>, rows: LockedRows): void {
  const workflow = workflowOf(write.resource);
  const row = rows.get(rowKey(write.resource, write.id));
  const known = workflow?.moves[write.move];
  if (!workflow || !row || !known) throw new Error(`No workflow has the move ${write.move}`);
  const isInTable = Object.entries(known.axes).every(
    ([axis, { steps }]) => steps[String(row[axis])]?.includes(write.to[axis] ?? '') ?? false,
  );
  if (!isInTable) throwUnlessAccepted(refuseMove(workflow, row));
}
