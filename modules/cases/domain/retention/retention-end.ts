import type { PlainDate } from '#kernel/domain';
import { addYears } from '#parties/domain';

type RetentionYears = { readonly years: number; readonly childUntil: number };

type ClosedCase = {
  readonly isClosed: boolean;
  /** The last time; a case that was opened again counts from its last closing. */
  readonly closedOn: PlainDate | null;
};

type Claimant = { readonly dateOfBirth: PlainDate | null };

const adultAt = 18;

/** The day on which a case need not be kept any more, as far as its years say. Null: it has none yet. */
export function retentionEnd(
  { isClosed, closedOn }: ClosedCase,
  { years, childUntil }: RetentionYears,
  { dateOfBirth }: Claimant,
): PlainDate | null {
  if (!isClosed || !closedOn) return null;
  const end = addYears(closedOn, years);
  if (!dateOfBirth || closedOn >= addYears(dateOfBirth, adultAt)) return end;
  const grown = addYears(dateOfBirth, childUntil);
  return grown > end ? grown : end;
}

export type CaseMoney = { readonly name: string; readonly isOpen: boolean };

export type RetentionFacts = ClosedCase &
  Claimant & {
    /** Why the case, its claimant or a file of it is on hold. */
    readonly holds: readonly string[];
    readonly money: readonly CaseMoney[];
    readonly openWork: readonly string[];
  };

export type RetentionStay = {
  readonly what: string;
  readonly why: string;
  /** False: it stays when the case goes. */
  readonly isInTheWay: boolean;
};

export type CaseRetention = {
  readonly keptUntil: PlainDate | null;
  /** Its years are over, whatever else keeps it. */
  readonly isOver: boolean;
  /** A hold stands before all else. */
  readonly stays: readonly RetentionStay[];
  readonly mayGo: boolean;
};

const inTheWay = (what: string, why: string): RetentionStay => ({ what, why, isInTheWay: true });

function staysOf({ isClosed, holds, money, openWork }: RetentionFacts): RetentionStay[] {
  return [
    ...holds.map((reason) => inTheWay('On hold', reason)),
    ...(isClosed ? [] : [inTheWay('The case', 'It is open.')]),
    ...money.filter(({ isOpen }) => isOpen).map(({ name }) => inTheWay(name, 'It is not settled.')),
    ...openWork.map((name) => inTheWay(name, 'It is still to be done.')),
    ...money
      .filter(({ isOpen }) => !isOpen)
      .map(({ name }) => ({
        what: name,
        why: 'Records of money stay, with number and amount.',
        isInTheWay: false,
      })),
  ];
}

/** Australian Privacy Principle 11.2, for one case on one day. */
export function retentionOf(
  facts: RetentionFacts,
  rule: RetentionYears,
  today: PlainDate,
): CaseRetention {
  const keptUntil = retentionEnd(facts, rule, facts);
  const stays = staysOf(facts);
  const isOver = keptUntil !== null && keptUntil <= today;
  return { keptUntil, isOver, stays, mayGo: isOver && !stays.some((stay) => stay.isInTheWay) };
}

/** What the administrators are told each night while it stands. */
export const overdueText = (cases: number): string =>
  `Retention is over for ${cases === 1 ? '1 case' : `${cases} cases`}`;
