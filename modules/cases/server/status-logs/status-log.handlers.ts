import { answer, handle, newId } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { Actor } from '#kernel/domain';
import {
  addStatusRemark,
  casePrepayments,
  latestStatus,
  listStatusLog,
  prepaymentLog,
} from '../../domain/index.ts';
import { linkedCase } from '../engine/linked-case.ts';
import { readStatusLog } from '../engine/status-log.ts';

/** From and to are the same: a remark is no step, and no undo takes it back. */
const remarkText = `insert into status_log (tenant_id, id, resource, record_id, move, axis, from_state, to_state,
    note, user_id, user_name)
  values (current_tenant(), $1::uuid, $2, $3::uuid, 'remark', 'step', $4, $4, $5, current_actor(),
    nullif(current_setting('app.user_name', true), ''))`;

type Asked = { readonly caseStatusFrom: string; readonly objectId: string };

const caseOf = (tx: Tx, actor: Actor, { caseStatusFrom, objectId }: Asked) =>
  linkedCase(tx, actor, { fromModule: caseStatusFrom, objectId });

async function logOf(tx: Tx, actor: Actor, asked: Asked) {
  const { type, record } = await caseOf(tx, actor, asked);
  return { record, items: await readStatusLog(tx, type, record.id) };
}

export const statusLogHandlers = [
  handle(addStatusRemark, async ({ tx, actor, input }) => {
    const { type, record } = await caseOf(tx, actor, input);
    const { name } = type.resource;
    await tx.query(remarkText, [newId(), name, record.id, record.step, input.note]);
    const [latest] = await readStatusLog(tx, type, record.id);
    return answer(latest, 201);
  }),
  handle(listStatusLog, async ({ tx, actor, input }) => {
    const { items } = await logOf(tx, actor, input);
    return { items, totalCount: items.length };
  }),
  handle(latestStatus, async ({ tx, actor, input }) => {
    const { items } = await logOf(tx, actor, input);
    return answer(items[0]);
  }),
  handle(prepaymentLog, async ({ tx, actor, input }) => {
    const { record, items: all } = await logOf(tx, actor, input);
    const { prepaymentStatus = null, prepaymentNote = null } = record as {
      prepaymentStatus?: keyof typeof casePrepayments | null;
      prepaymentNote?: string | null;
    };
    const items = all.filter(({ move }) => move === 'overridePrepayment');
    return {
      prepaymentStatus,
      statusName: prepaymentStatus && casePrepayments[prepaymentStatus],
      note: prepaymentNote,
      items,
      totalCount: items.length,
    };
  }),
];
