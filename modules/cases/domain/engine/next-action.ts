import { addBusinessDays } from '#kernel/domain';
import type { MoveRow, PlainDate } from '#kernel/domain';
import type { CaseRecord, CaseType } from './case-type.ts';

export type NextAction = {
  readonly nextStep: string | null;
  readonly nextDueDate: PlainDate | null;
  readonly picUserId: string | null;
};

/** Who takes each step: of the case, else of its company, else of the tenant (G-118). */
export type PersonsInCharge = Readonly<Record<string, string>>;

const nobody: NextAction = { nextStep: null, nextDueDate: null, picUserId: null };

/** What a move leaves to be done; null where it says nothing about it. */
export function nextAfter(
  type: CaseType,
  row: MoveRow,
  record: CaseRecord,
  { step, today, persons }: { step: string; today: PlainDate; persons: PersonsInCharge },
): NextAction | null {
  if (type.closed.includes(step)) return nobody;
  if (!row.next) return null;
  return {
    nextStep: row.next.step,
    nextDueDate: dueDate(row, record, today),
    picUserId: persons[row.next.step] ?? null,
  };
}

/** A day that has gone by is today: nothing becomes due in the past. */
function dueDate({ next }: MoveRow, record: CaseRecord, today: PlainDate): PlainDate | null {
  const rule = next?.dueIn;
  if (!rule) return null;
  const base = rule.from ? String(record[rule.from] ?? '').slice(0, 10) : today;
  const due = addBusinessDays(
    base || today,
    base ? rule.businessDays : Math.abs(rule.businessDays),
  );
  return due < today ? today : due;
}
