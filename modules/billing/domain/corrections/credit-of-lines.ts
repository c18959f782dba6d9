import { addMoney, exact, refuse, toCents } from '#kernel/domain';
import type { Money, Refused } from '#kernel/domain';

/** A line of an invoice with what was credited of it already. */
export type CreditableLine = {
  readonly id: string;
  readonly description: string;
  readonly caseId: string | null;
  readonly accountCodeId: string | null;
  readonly amount: Money;
  readonly gst: Money;
  readonly creditedAmount: Money;
  readonly creditedGst: Money;
};

/** Amounts are without GST, as on the line. */
export type WantedCredit = { readonly invoiceLineId: string; readonly amount: Money };

export type CreditedLine = {
  readonly invoiceLineId: string;
  readonly description: string;
  readonly caseId: string | null;
  readonly accountCodeId: string | null;
  readonly amount: Money;
  readonly gst: Money;
};

const less = (amount: Money, by: Money): Money => toCents(exact(amount).minus(by));

/** What may still be credited of a line, without GST and its GST. */
export const leftOf = (line: CreditableLine): { readonly amount: Money; readonly gst: Money } => ({
  amount: less(line.amount, line.creditedAmount),
  gst: less(line.gst, line.creditedGst),
});

/** The last credit of a line takes what rounding left of its GST. */
function gstOf(line: CreditableLine, amount: Money): Money {
  const left = leftOf(line);
  if (exact(amount).equals(left.amount)) return left.gst;
  const share = toCents(exact(line.gst).times(amount).div(line.amount));
  return exact(share).greaterThan(left.gst) ? left.gst : share;
}

const credited = (line: CreditableLine, amount: Money): CreditedLine => ({
  invoiceLineId: line.id,
  description: line.description,
  caseId: line.caseId,
  accountCodeId: line.accountCodeId,
  amount: toCents(amount),
  gst: gstOf(line, amount),
});

function creditOne(line: CreditableLine | undefined, amount: Money): CreditedLine | Refused {
  if (!line) return refuse('creditOfOtherLine');
  if (exact(amount).lessThanOrEqualTo(0)) return refuse('amountNotPositive', { field: 'lines' });
  const left = leftOf(line);
  if (exact(amount).greaterThan(left.amount))
    return refuse('creditBeyondLine', {
      field: 'lines',
      values: { description: line.description, left: left.amount },
    });
  return credited(line, amount);
}

/** Whole where no lines are named: all that is left of every line. */
export function creditOfLines(
  lines: readonly CreditableLine[],
  wanted: readonly WantedCredit[] | null,
): readonly CreditedLine[] | Refused {
  if (!wanted?.length) {
    const whole = lines
      .filter((line) => exact(leftOf(line).amount).greaterThan(0))
      .map((line) => credited(line, leftOf(line).amount));
    return whole.length ? whole : refuse('nothingLeftToCredit');
  }
  const ids = wanted.map(({ invoiceLineId }) => invoiceLineId);
  if (new Set(ids).size < ids.length) return refuse('creditedLineTwice', { field: 'lines' });
  const parts = wanted.map(({ invoiceLineId, amount }) =>
    creditOne(
      lines.find(({ id }) => id === invoiceLineId),
      amount,
    ),
  );
  const refused = parts.find((part) => 'kind' in part);
  return refused && 'kind' in refused ? refused : (parts as readonly CreditedLine[]);
}

export type CreditOutcome = {
  readonly total: Money;
  /** Pays what is open of the invoice. */
  readonly applied: Money;
  /** Stays credit of the customer. */
  readonly rest: Money;
  readonly openAfter: Money;
};

/** What a credit note will do to its invoice, before it is made and when it is. */
export function creditOutcome(
  open: Money,
  lines: readonly Pick<CreditedLine, 'amount' | 'gst'>[],
): CreditOutcome {
  const total = addMoney('0', ...lines.flatMap(({ amount, gst }) => [amount, gst]));
  const applied = exact(total).greaterThan(open) ? toCents(open) : total;
  return { total, applied, rest: less(total, applied), openAfter: less(open, applied) };
}
