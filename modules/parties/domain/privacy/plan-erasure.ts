import type { PlainDate } from '#kernel/domain';

/** Health records are kept for seven years after the last service, and a child's until 25 (Victoria). */
export const recordYears = 7;
export const childUntil = 25;
/** Records of money, counted from their day. */
export const moneyYears = 7;

export type KeptForLaw = {
  readonly kind: 'case' | 'money';
  readonly name: string;
  /** Somebody still works on it, or still owes it. */
  readonly isOpen: boolean;
  /** Of a case the last service, of money its own day. */
  readonly lastDay: PlainDate;
};

export type ErasureFacts = {
  readonly kept: readonly KeptForLaw[];
  /** Why files or records of the person are on hold. */
  readonly holds: readonly string[];
  readonly dateOfBirth: PlainDate | null;
};

export type ErasureStay = {
  readonly what: string;
  readonly why: string;
  readonly until: PlainDate | null;
  /** False: it stays, but without the person. */
  readonly isInTheWay: boolean;
};

/** 29 February counts as the 28th where there is none. */
export function addYears(date: PlainDate, years: number): PlainDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const isLeap = new Date(`${year}-02-29T00:00:00Z`).getUTCMonth() === 1;
  return `${year}${date.endsWith('-02-29') && !isLeap ? '-02-28' : date.slice(4)}` as PlainDate;
}

function caseStays({ name, lastDay }: KeptForLaw, birth: PlainDate | null): ErasureStay {
  const isChild = birth !== null && lastDay < addYears(birth, 18);
  const ends = [addYears(lastDay, recordYears), ...(isChild ? [addYears(birth, childUntil)] : [])];
  const until = ends.toSorted().at(-1) ?? lastDay;
  const why = isChild
    ? `Records of a child are kept until the age of ${childUntil}, and for ${recordYears} years after the last service.`
    : `Health records are kept for ${recordYears} years after the last service.`;
  return { what: name, why, until, isInTheWay: true };
}

function stayOf(one: KeptForLaw, birth: PlainDate | null): ErasureStay {
  if (one.isOpen) {
    const why = one.kind === 'case' ? 'The case is open.' : 'It is not settled.';
    return { what: one.name, why, until: null, isInTheWay: true };
  }
  if (one.kind === 'case') return caseStays(one, birth);
  return {
    what: one.name,
    why: `Records of money are kept for ${moneyYears} years; number and amount stay, the person does not.`,
    until: addYears(one.lastDay, moneyYears),
    isInTheWay: false,
  };
}

/** Australian Privacy Principle 11.2: what must stay, why, and until when. A hold stands before all else. */
export function planErasure(
  { kept, holds, dateOfBirth }: ErasureFacts,
  today: PlainDate,
): { readonly stays: readonly ErasureStay[]; readonly mayBeErased: boolean } {
  const held = holds.map((reason) => ({
    what: 'Files and records on hold',
    why: reason,
    until: null,
    isInTheWay: true,
  }));
  const lawful = kept
    .map((one) => stayOf(one, dateOfBirth))
    .filter(({ until }) => until === null || until > today);
  const stays = [...held, ...lawful];
  return { stays, mayBeErased: !stays.some(({ isInTheWay }) => isInTheWay) };
}
