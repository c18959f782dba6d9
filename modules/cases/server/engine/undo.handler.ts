import { handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { decideUndo, standingSteps } from '../../domain/index.ts';
import type { CaseRecord, CaseType, LoggedStep, UndoFacts } from '../../domain/index.ts';
import { caseRecord } from './move.handlers.ts';
import { personsInCharge } from './move-facts.ts';
import { todayOf } from '#platform/server';

const logText = `select move, from_state as "from", to_state as "to" from status_log
  where resource = $1 and record_id = $2::uuid and axis = 'step'
  order by occurred_at desc, id desc`;

/** A move makes its charges in one transaction. */
const chargesText = `select id, status from case_charges
  where case_id = $1::uuid and move = $2 and status <> 'reversed' and not is_deleted
    and creation_time = (select max(creation_time) from case_charges
      where case_id = $1::uuid and move = $2 and status <> 'reversed' and not is_deleted)
  order by id`;

/** Clarifying and amending ask for something else; both moves are of reports that were sent. */
const reopens = ['clarify', 'amend'];

const kindText = `select original_value #>> '{}' as kind from property_changes
  where resource = $1 and record_id = $2::uuid and property_name = 'request_kind'
    and change_time >= (select max(occurred_at) from status_log
      where resource = $1 and record_id = $2::uuid and move = $3)
  order by change_time desc, id desc limit 1`;

async function kindBefore(tx: Tx, type: CaseType, id: string, last: LoggedStep | undefined) {
  if (!last || !reopens.includes(last.move) || !('requestKind' in type.resource.fields))
    return null;
  const [row] = await tx.query<{ kind: string | null }>(kindText, [
    type.resource.name,
    id,
    last.move,
  ]);
  return row?.kind ?? null;
}

export async function undoFacts(
  tx: Tx,
  services: Services,
  type: CaseType,
  record: CaseRecord,
): Promise<UndoFacts> {
  const log = await tx.query<LoggedStep>(logText, [type.resource.name, record.id]);
  const steps = standingSteps(log);
  const charges = await tx.query<UndoFacts['charges'][number]>(chargesText, [
    record.id,
    steps[0]?.move ?? '',
  ]);
  return {
    today: await todayOf(tx, services),
    persons: await personsInCharge(tx, record),
    steps,
    kindBefore: await kindBefore(tx, type, record.id, steps[0]),
    charges,
  };
}

/** G-001. What cannot be taken back is named before (`consequences`). */
export const undoHandler = (type: CaseType): Handler => {
  const action = type.workflow.actions.undo;
  if (!action) throw new Error(`${type.key} cannot undo`);
  return handle(action, async ({ record, input, tx, services, commit }) => {
    const found = caseRecord(record);
    const facts = await undoFacts(tx, services, type, found);
    const { note } = input as { note: string };
    return commit(decideUndo(type, found, facts, note));
  });
};
