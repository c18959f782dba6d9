import { accept, changeAll, emit, move, refuse } from '#kernel/domain';
import type { Decision, PlainDate, Workflow } from '#kernel/domain';
import { caseCharge } from './case-charge.resource.ts';
import { caseMoved } from './case-events.ts';
import type { CaseRecord, CaseType } from './case-type.ts';
import { nextAfter } from './next-action.ts';
import type { PersonsInCharge } from './next-action.ts';

export type LoggedStep = { readonly move: string; readonly from: string; readonly to: string };

export type UndoFacts = {
  readonly today: PlainDate;
  readonly persons: PersonsInCharge;
  /** Steps taken and not undone, the last one first. */
  readonly steps: readonly LoggedStep[];
  /** What was asked for before the last step changed it. */
  readonly kindBefore?: string | null;
  /** Charges that the last step made. */
  readonly charges: readonly { readonly id: string; readonly status: string }[];
};

/** Entries of the status log without those that an undo took back. Newest first, as it comes. */
export function standingSteps<T extends LoggedStep>(log: readonly T[]): T[] {
  const standing: T[] = [];
  for (const entry of log.toReversed()) {
    if (entry.move === 'undo') standing.pop();
    else if (entry.from !== entry.to) standing.push(entry);
  }
  return standing.toReversed();
}

/** A report is again of the kind that it was sent as: the step says so, or the history. */
function kindAt(
  { sentAs = {} }: CaseType,
  step: string,
  kindBefore: string | null,
): { readonly requestKind?: string } {
  const requestKind = Object.keys(sentAs).find((kind) => sentAs[kind] === step) ?? kindBefore;
  return requestKind ? { requestKind } : {};
}

/**
 * A new entry that leads back to where the last step began. Its charges are reversed and the action
 * before it is due again; mails that have left are named to whoever asks (`consequences`).
 */
export function decideUndo(
  type: CaseType,
  record: CaseRecord,
  { today, persons, steps, charges, kindBefore = null }: UndoFacts,
  note: string,
  /** What this type writes besides. */
  also: Readonly<Record<string, unknown>> = {},
): Decision {
  const [last, before] = steps;
  if (!last || last.to !== record.step) return refuse('nothingToUndo');
  if (charges.some(({ status }) => status === 'invoiced')) return refuse('undoInvoiced');
  const row = before && type.workflow.moves[before.move];
  const next = row && nextAfter(type, row, record, { step: last.from, today, persons });
  const open = charges.filter(({ status }) => status === 'pending').map(({ id }) => id);
  const step = move(type.workflow as Workflow, record, 'undo', {
    note,
    to: { step: last.from },
    values: {
      ...(next ?? { nextStep: null, nextDueDate: null, picUserId: null }),
      ...kindAt(type, last.from, kindBefore),
      ...also,
    },
  });
  return accept(
    step,
    open.length > 0 && changeAll(caseCharge, open, { status: 'reversed' }),
    emit(
      caseMoved({
        caseId: record.id,
        caseType: type.key,
        move: 'undo',
        stepBefore: record.step,
        note,
        untold: null,
      }),
    ),
  );
}
