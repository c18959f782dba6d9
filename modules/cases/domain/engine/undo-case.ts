import { accept, changeAll, emit, move, refuse } from '#kernel/domain';
import type { Decision, PlainDate, Workflow } from '#kernel/domain';
import { caseCharge } from './case-charge.resource.ts';
import { caseMoved } from './case-events.ts';
import type { CaseRecord, CaseType } from './case-type.ts';
import { nextAfter } from './next-action.ts';
import type { NextAction, PersonsInCharge } from './next-action.ts';

export type LoggedStep = {
  readonly move: string;
  readonly from: string;
  readonly to: string;
  /** To the microsecond: whatever else the same transaction did is found by it. */
  readonly at?: string;
};

export type UndoFacts = {
  readonly today: PlainDate;
  readonly persons: PersonsInCharge;
  /** Of the practice. */
  readonly zone?: string;
  /** Steps taken and not undone, the last one first. */
  readonly steps: readonly LoggedStep[];
  /** What was asked for before the last step changed it. */
  readonly kindBefore?: string | null;
  /** Fields that the last step wrote and nobody has changed since, as they were before it. */
  readonly before?: Readonly<Record<string, unknown>>;
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

/** The action that was due at that step: what the moves before left to be done, else the first of a case. */
function nextAgain(
  type: CaseType,
  record: CaseRecord,
  [last, ...earlier]: readonly LoggedStep[],
  { today, persons, zone }: Pick<UndoFacts, 'today' | 'persons' | 'zone'>,
): NextAction {
  const step = last?.from ?? record.step;
  for (const { move: name } of earlier) {
    const row = type.workflow.moves[name];
    const next = row && nextAfter(type, row, record, { step, today, persons, zone });
    if (next) return next;
  }
  if (type.closed.includes(step)) return { nextStep: null, nextDueDate: null, picUserId: null };
  return {
    nextStep: 'REQUEST_RECEIVED',
    nextDueDate: today,
    picUserId: persons.REQUEST_RECEIVED ?? null,
  };
}

/**
 * A new entry that leads back to where the last step began. Its charges are reversed and the action
 * before it is due again; mails that have left are named to whoever asks (`consequences`).
 */
export function decideUndo(
  type: CaseType,
  record: CaseRecord,
  { today, persons, zone, steps, charges, kindBefore = null, before = {} }: UndoFacts,
  note: string,
  /** What this type writes besides. */
  also: Readonly<Record<string, unknown>> = {},
): Decision {
  const [last] = steps;
  if (!last || last.to !== record.step) return refuse('nothingToUndo');
  if (charges.some(({ status }) => status === 'invoiced')) return refuse('undoInvoiced');
  const values = { ...before, ...also };
  const next = nextAgain(type, { ...record, ...values }, steps, {
    today,
    persons,
    ...(zone && { zone }),
  });
  const open = charges.filter(({ status }) => status === 'pending').map(({ id }) => id);
  const step = move(type.workflow as Workflow, record, 'undo', {
    note,
    to: { step: last.from },
    values: { ...before, ...next, ...kindAt(type, last.from, kindBefore), ...also },
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
