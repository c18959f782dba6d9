import { addBusinessDays, dayIn } from '#kernel/domain';
import type { MoveRow, PlainDate } from '#kernel/domain';
import { picSteps } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import type { CaseRecord, CaseType } from './case-type.ts';

export type NextAction = {
  readonly nextStep: string | null;
  readonly nextDueDate: PlainDate | null;
  readonly picUserId: string | null;
};

/** The next action in the words of the type. */
export const nextWords = ({ resource }: CaseType, step: PicStep): string =>
  resource.fields.nextStep?.choices?.[step] ?? picSteps[step];

/** Who takes each step: of the case, else of its company, else of the tenant (G-118). */
export type PersonsInCharge = Readonly<Record<string, string>>;

const nobody: NextAction = { nextStep: null, nextDueDate: null, picUserId: null };

type NextFacts = {
  readonly step: string;
  readonly today: PlainDate;
  readonly persons: PersonsInCharge;
  /** Of the practice. */
  readonly zone?: string | undefined;
};

/** What a move leaves to be done; null where it says nothing about it. */
export function nextAfter(
  type: CaseType,
  row: MoveRow,
  record: CaseRecord,
  { step, today, persons, zone }: NextFacts,
): NextAction | null {
  if (type.closed.includes(step)) return nobody;
  if (!row.next) return null;
  return {
    nextStep: row.next.step,
    nextDueDate: dueDate(row, record, today, zone),
    picUserId: persons[row.next.step] ?? null,
  };
}

/** An instant is a day where the thing happens: the zone of the case, else that of the practice. */
function dayOfField({ appointmentZone }: CaseRecord, value: unknown, zone: string | undefined) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  if (text.length <= 10) return text;
  const place = typeof appointmentZone === 'string' && appointmentZone ? appointmentZone : zone;
  return place ? dayIn(place, new Date(text)) : text.slice(0, 10);
}

/** A day that has gone by is today: nothing becomes due in the past. */
function dueDate(
  { next }: MoveRow,
  record: CaseRecord,
  today: PlainDate,
  zone: string | undefined,
): PlainDate | null {
  const rule = next?.dueIn;
  if (!rule) return null;
  const base = rule.from ? dayOfField(record, record[rule.from], zone) : today;
  const due = addBusinessDays(
    base || today,
    base ? rule.businessDays : Math.abs(rule.businessDays),
  );
  return due < today ? today : due;
}
