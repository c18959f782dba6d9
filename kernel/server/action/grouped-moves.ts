import { randomUUID } from 'node:crypto';
import { resourceNamed } from '#kernel/domain';
import type { Move, Write } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { newId } from '../resource/ids.ts';
import { lookupFilterStatements } from '../resource/lookup-filter-sql.ts';
import { systemUpdate } from '../resource/write-sql.ts';
import { rowKey } from './lock-targets.ts';
import type { LockedRow, LockedRows } from './lock-targets.ts';

export type MoveGroup = { readonly write: 'moveAll'; readonly moves: readonly Move[] };

const isMove = (write: { readonly write: string }): write is Move => write.write === 'move';

const kindOf = ({ resource, move, to, values, note }: Move): string =>
  JSON.stringify([resource, move, to, values, note]);

/** The same move of several records in a row becomes one write. A record moves once in each. */
export function groupMoves<T extends { readonly write: string }>(
  writes: readonly (T | Write)[],
): (T | Write | MoveGroup)[] {
  const runs: { kind: string | null; ids: Set<string>; writes: (T | Write)[] }[] = [];
  for (const write of writes) {
    const kind = isMove(write) ? kindOf(write) : null;
    const id = isMove(write) ? write.id : '';
    const last = runs.at(-1);
    if (last && kind !== null && last.kind === kind && !last.ids.has(id)) {
      last.writes.push(write);
      last.ids.add(id);
    } else runs.push({ kind, ids: new Set([id]), writes: [write] });
  }
  return runs.flatMap(({ writes: run }): (T | Write | MoveGroup)[] =>
    run.length < 2 ? run : [{ write: 'moveAll', moves: run.filter(isMove) }],
  );
}

const logText = `insert into status_log (tenant_id, id, resource, record_id, move, axis, from_state, to_state, note,
    user_id, user_name)
  select current_tenant(), w.id, $1, w.record_id, $2, w.axis, w.from_state, w.to_state, $3, current_actor(),
    nullif(current_setting('app.user_name', true), '')
  from unnest($4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::text[])
    w(id, record_id, axis, from_state, to_state)`;

/** One update and one entry in the status log for all records of a group. */
export function moveStatements(moves: readonly Move[], rows: LockedRows): Statement[] {
  const [first] = moves;
  if (!first) return [];
  const resource = resourceNamed(first.resource);
  const values = { ...first.values, ...first.to };
  const ids = moves.map(({ id }) => id);
  const steps = moves.flatMap((one) => stepsOf(one, rows));
  const log: Statement = {
    text: logText,
    values: [
      first.resource,
      first.move,
      first.note,
      steps.map(() => newId()),
      steps.map(({ id }) => id),
      steps.map(({ axis }) => axis),
      steps.map(({ from }) => from),
      steps.map(({ to }) => to),
    ],
  };
  return [
    ...lookupFilterStatements(resource, values),
    ...systemUpdate({ resource, ids, values, newStamp: randomUUID() }),
    ...(steps.length ? [log] : []),
  ];
}

/** An axis that stayed as it was is no news, unless the whole move led back to where it began. */
function stepsOf(move: Move, rows: LockedRows) {
  const before = rows.get(rowKey(move.resource, move.id));
  const reached = Object.entries(move.to).map(([axis, to]) => ({
    id: move.id,
    axis,
    from: stateBefore(before, axis),
    to,
  }));
  const changed = reached.filter(({ from, to }) => from !== to);
  return changed.length ? changed : reached;
}

const stateBefore = (before: LockedRow | undefined, axis: string): string | null => {
  const state = before?.[axis] ?? null;
  return state === null ? null : String(state);
};
