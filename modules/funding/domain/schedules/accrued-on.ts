import { addMoney, change, create, exact, toCents } from '#kernel/domain';
import type { Instant, Money, PlainDate, Write } from '#kernel/domain';
import { payoutOn } from '../interest/payout.ts';
import type { StoredLoan } from '../loans/loan-ledger.ts';
import { accruedPrincipalInterest } from './accrued-principal-interest.resource.ts';

/** As many as are counted within one call. */
export const mostLoansAtOnce = 500;

export type Accrued = {
  readonly loanId: string;
  readonly loanNo: string;
  readonly borrowerId: string;
  readonly principal: Money;
  readonly interest: Money;
  readonly fees: Money;
  readonly credit: Money;
  readonly total: Money;
};

/** What would settle the loan on the day; interest with what is missing to the least and with the rebate. */
export function accruedOn(
  { id, loanNo, borrowerId, loan }: Pick<StoredLoan, 'id' | 'loanNo' | 'borrowerId' | 'loan'>,
  day: PlainDate,
): Accrued {
  const { principal, interest, minimumTopUp, rebate, fees, total, ...held } = payoutOn(loan, day);
  return {
    loanId: id,
    loanNo,
    borrowerId,
    principal,
    interest: addMoney(interest, minimumTopUp, rebate),
    fees,
    credit: toCents(exact(held.surplus).minus(held.credit)),
    total,
  };
}

export type Saving = {
  readonly asOf: PlainDate;
  readonly savedAt: Instant;
  readonly savedBy: string | null;
  /** Rows of that day that are there, by loan. */
  readonly saved: ReadonlyMap<string, string>;
};

export function saveAccrued(all: readonly Accrued[], { saved, ...when }: Saving): readonly Write[] {
  return all.map(({ loanId, loanNo: _no, borrowerId: _borrower, ...figures }) => {
    const id = saved.get(loanId);
    return id === undefined
      ? create(accruedPrincipalInterest, { loanId, ...when, ...figures })
      : change(accruedPrincipalInterest, id, { ...when, ...figures });
  });
}
