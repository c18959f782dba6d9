import { emit, move, permits } from '#kernel/domain';
import type { Emission, Move, PlainDate, Refused, Workflow, Write } from '#kernel/domain';
import { caseMoved } from './case-events.ts';
import type { CaseRecord, CaseType } from './case-type.ts';
import { chargesOf, chargeWrite } from './charges.ts';
import type { ChargeFacts } from './charges.ts';
import { nextAfter } from './next-action.ts';
import type { PersonsInCharge } from './next-action.ts';
import { recordedDay } from './recorded-days.ts';

/** What the engine must know besides the record. */
export type MoveFacts = ChargeFacts & {
  readonly today: PlainDate;
  readonly persons: PersonsInCharge;
  /** Of the practice. */
  readonly zone?: string;
};

export type MoveWish = {
  readonly note?: string | null | undefined;
  /** What else the record says from then on. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Written too, and not looked at by the guards. */
  readonly noted?: Readonly<Record<string, unknown>>;
  /** Needed where the table names several steps to go to. */
  readonly to?: Readonly<Record<string, string>>;
  readonly outcome?: string | null | undefined;
  readonly untold?: readonly string[] | null;
};

/**
 * A step of a case with all that follows from the table: the next action with its person and day,
 * what becomes chargeable, and the event that its mails are written from. `accept` takes it.
 */
export function moveCase(
  type: CaseType,
  record: CaseRecord,
  name: string,
  facts: MoveFacts,
  { note = null, values = {}, noted = {}, to = {}, outcome = null, untold = null }: MoveWish = {},
): readonly (Write | Move | Refused | Emission)[] {
  const row = type.workflow.moves[name];
  if (!row) throw new Error(`${type.key} has no move ${name}`);
  const known = { ...record, ...values };
  const step = move(type.workflow as Workflow, record, name, { note, to, facts: known });
  if ('kind' in step) return [step];
  const reached = step.to.step ?? record.step;
  const next = nextAfter(type, row, known as CaseRecord, { ...facts, step: reached });
  const charges = chargesOf(type, row, facts, outcome);
  return [
    {
      ...step,
      values: {
        ...recordedDay(type, record.step, reached, facts.today),
        ...values,
        ...noted,
        ...next,
      },
    },
    ...charges.map((charge) => chargeWrite(known as CaseRecord, name, charge, facts.today)),
    emit(
      caseMoved({
        caseId: record.id,
        caseType: type.key,
        move: name,
        stepBefore: record.step,
        note,
        untold,
      }),
    ),
  ];
}

/** Moves that the record stands ready for, whatever their guards say. */
export const movesFrom = (type: CaseType, record: CaseRecord): readonly string[] =>
  Object.keys(type.workflow.moves).filter((name) => permits(type.workflow, record, name));
