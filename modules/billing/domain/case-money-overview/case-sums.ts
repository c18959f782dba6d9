import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import type { CaseMoneyFacts, ChargeFact, LineFact } from './case-money-overview-facts.ts';

export const sumOf = <T>(rows: readonly T[], amount: (row: T) => Money | null): Money =>
  addMoney('0', ...rows.map((row) => amount(row) ?? '0'));

export const less = (one: Money, other: Money): Money => toCents(exact(one).minus(other));

export const isSame = (one: Money, other: Money): boolean => exact(one).equals(other);

export const isNothing = (amount: Money): boolean => exact(amount).isZero();

export const linesOf = (lines: readonly LineFact[], id: string): readonly LineFact[] =>
  lines.filter(({ chargeId }) => chargeId === id);

/** A price that a person changed with a reason, or gave where there was none, is what was charged. */
export function chargedFor({ id, amount }: ChargeFact, lines: readonly LineFact[]): Money {
  const own = linesOf(lines, id);
  const isChanged = amount === null || own.some(({ adjustedBecause }) => adjustedBecause);
  return isChanged ? sumOf(own, (line) => line.amount) : toCents(amount);
}

export const chargesOfCustomer = ({ charges }: CaseMoneyFacts): readonly ChargeFact[] =>
  charges.filter(({ status, isOfSpecialist }) => status !== 'reversed' && !isOfSpecialist);

/** Lines that a person added to an invoice are charged by it. */
export const chargedOfCase = (facts: CaseMoneyFacts): Money =>
  addMoney(
    sumOf(chargesOfCustomer(facts), (charge) => chargedFor(charge, facts.lines)),
    sumOf(
      facts.lines.filter(({ chargeId }) => !chargeId),
      (line) => line.amount,
    ),
  );

export const billedOn = (lines: readonly LineFact[], id: string): Money =>
  sumOf(
    lines.filter(({ invoiceId }) => invoiceId === id),
    ({ amount, gst }) => addMoney(amount, gst),
  );
