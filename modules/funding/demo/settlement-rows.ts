import { addMoney, exact, toCents } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { loanSettlement, payoutOn } from '../domain/index.ts';
import type { At } from './loan-rows.ts';
import type { DemoEvent, PlannedLoan } from './planned-loan.ts';

export const settlementId = (loanId: string): string => idOf('loanSettlement', loanId);

export const isSettling = ({ settledOn }: PlannedLoan, event: DemoEvent): boolean =>
  event.kind === 'payment' && event.on === settledOn && event.note === 'From settlement moneys';

/** The payout of the day as the engine counts it before the money came; the letter of discharge reads it. */
export function settlementRows(own: string, loans: readonly PlannedLoan[], at: At): TableRows[] {
  const records = loans.flatMap((one) => {
    const { id, settledOn, loan, events } = one;
    const last = events.find((event) => isSettling(one, event));
    if (!settledOn || !last) return [];
    const before = { ...loan, events: loan.events.filter((event) => event.id !== last.id) };
    const payout = payoutOn(before, settledOn);
    return [
      {
        id: settlementId(id),
        loanId: id,
        settledOn,
        principal: payout.principal,
        interest: addMoney(payout.interest, payout.minimumTopUp, payout.rebate),
        fees: payout.fees,
        creditUsed: toCents(exact(payout.credit).negated()),
        payout: payout.total,
        received: last.amount,
        writtenOff: '0.00',
        toInvoice: '0.00',
        creditLeft: '0.00',
        isReversal: false,
        creationTime: at(settledOn),
      },
    ];
  });
  return recordRows(loanSettlement, records, own);
}
