import { accept, change, create, exact, toCents } from '#kernel/domain';
import type { Decision, Money, PlainDate } from '#kernel/domain';
import { providerBillEntry } from '../ledger/entries.ts';
import { post, reversalOf } from '../ledger/entry.ts';
import type { Accounts, Entry } from '../ledger/entry.ts';
import { billAmounts } from './bill-money.ts';
import type { Terms } from './bill-money.ts';
import type { PayableRule } from './pay-choices.ts';
import { providerBill } from './provider-bill.resource.ts';

export type EarningCharge = {
  readonly id: string;
  readonly caseId: string | null;
  readonly caseNo: string | null;
  readonly kind: string;
  readonly description: string;
  readonly chargedOn: PlainDate;
  readonly status: string;
  readonly specialistId: string | null;
  readonly payeeAmount: Money | null;
  readonly reportSentOn: PlainDate | null;
};

export type LiveBill = {
  readonly id: string;
  readonly specialistId: string;
  readonly share: Money;
  readonly reportSentOn: PlainDate | null;
  /** The entry that was posted with it. */
  readonly entry: Pick<Entry, 'id' | 'memo' | 'source' | 'lines'>;
};

export type BillGiven = {
  readonly charge: EarningCharge;
  readonly live: LiveBill | null;
  readonly terms: Terms & { readonly payableRule: PayableRule };
  readonly accounts: Accounts;
  readonly ids: { readonly bill: string; readonly journal: string; readonly reversal: string };
  readonly today: PlainDate;
  /** The day of the charge, or today where its month is closed. */
  readonly postOn: PlainDate;
  /** The terms have changed, and this fee shall follow them. */
  readonly isAnew?: boolean;
};

const isEarned = ({ status, specialistId, payeeAmount }: EarningCharge): boolean =>
  status !== 'reversed' && specialistId !== null && exact(payeeAmount ?? '0').greaterThan(0);

/** The fee and the specialist of the bill are still those of its charge. */
const isSame = (charge: EarningCharge, live: LiveBill): boolean =>
  live.specialistId === charge.specialistId && exact(live.share).equals(charge.payeeAmount ?? '0');

/**
 * Brings the bill of a charge in line with it; done twice, the second time does nothing. A bill that
 * was paid and is taken back keeps what was paid: it is open below zero and comes off the next payment.
 */
export function decideBill({ charge, live, ...given }: BillGiven): Decision {
  const isWanted = isEarned(charge);
  if (live && isWanted && isSame(charge, live) && !given.isAnew)
    return accept(
      live.reportSentOn !== charge.reportSentOn &&
        change(providerBill, live.id, { reportSentOn: charge.reportSentOn }),
    );
  return accept(
    live && takenBack(live, given.ids.reversal, given.today),
    isWanted && newBill(charge, given),
  );
}

const takenBack = (live: LiveBill, reversalId: string, on: PlainDate) => [
  change(providerBill, live.id, { isReversed: true, reversedOn: on }),
  ...post(reversalOf(live.entry, { id: reversalId, on })),
];

function newBill(charge: EarningCharge, given: Omit<BillGiven, 'charge' | 'live'>) {
  const { ids, terms, accounts, postOn } = given;
  const specialistId = charge.specialistId ?? '';
  const amounts = billAmounts(toCents(charge.payeeAmount ?? '0'), terms);
  const memo = [charge.description, charge.caseNo].filter(Boolean).join(', ').slice(0, 300);
  const { caseId } = charge;
  return [
    ...post(
      providerBillEntry(
        accounts,
        { id: ids.journal, on: postOn },
        { id: ids.bill, specialistId, caseId, memo, ...amounts },
      ),
    ),
    create(providerBill, {
      id: ids.bill,
      specialistId,
      caseId,
      chargeId: charge.id,
      description: charge.description,
      earnedOn: charge.chargedOn,
      ...amounts,
      // Nobody is charged for it, so no customer ever pays: it would wait for ever.
      payableRule: charge.kind === 'specialistOnly' ? 'attendance' : terms.payableRule,
      reportSentOn: charge.reportSentOn,
      journalId: ids.journal,
    }),
  ];
}
