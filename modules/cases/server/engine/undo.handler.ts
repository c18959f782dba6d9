import { handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { standingSteps } from '../../domain/index.ts';
import type { CaseRecord, CaseType, LoggedStep, UndoFacts } from '../../domain/index.ts';
import { caseRecord } from './move.handlers.ts';
import { personsInCharge } from './move-facts.ts';
import { valuesBefore } from './step-to-undo.ts';
import { tenantZone, todayOf } from './tenant-zone.ts';
import { confirmAgain, planUndo } from './undo-plan.ts';

const logText = `select move, from_state as "from", to_state as "to", occurred_at::text as at from status_log
  where resource = $1 and record_id = $2::uuid and axis = 'step'
  order by occurred_at desc, id desc`;

/** A move makes its charges in one transaction; moves that stay at the step may have made more since. */
const chargesText = `select id, status from case_charges
  where case_id = $1::uuid and status <> 'reversed' and not is_deleted
    and (creation_time > $3::timestamptz and move = any($4::text[])
      or move = $2 and creation_time = (select max(creation_time) from case_charges
        where case_id = $1::uuid and move = $2 and status <> 'reversed' and not is_deleted))
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
    steps[0]?.at ?? null,
    Object.keys(type.workflow.moves),
  ]);
  return {
    today: await todayOf(tx, services),
    zone: await tenantZone(tx),
    persons: await personsInCharge(tx, record),
    steps,
    kindBefore: await kindBefore(tx, type, record.id, steps[0]),
    before: await valuesBefore(tx, type, record.id, steps[0]),
    charges,
  };
}

/** G-001. What follows from it is shown before (`consequences`), by the same plan. */
export const undoHandler = (type: CaseType): Handler => {
  const action = type.workflow.actions.undo;
  if (!action) throw new Error(`${type.key} cannot undo`);
  return handle(action, async (call) => {
    const { input, tx, services, commit, write } = call;
    const record = caseRecord(call.record);
    const facts = await undoFacts(tx, services, type, record);
    const { note } = input as { note: string };
    const { decision, confirmAgain: again } = await planUndo({ call, type, record, note }, facts);
    const answered = await commit(decision);
    if (again) await write(await confirmAgain(call, again));
    return answered;
  });
};
