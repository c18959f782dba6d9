import { addMoney } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import type { CaseMoneyFacts } from './case-money-overview-facts.ts';
import { chargedOfCase, chargesOfCustomer, isNothing, less, sumOf } from './case-sums.ts';
import { findDisagreements } from './find-disagreements.ts';
import type { Disagreement } from './find-disagreements.ts';
import { pictureLines } from './picture-lines.ts';
import type { PictureLine } from './picture-lines.ts';

/** A total and what it is made of; `difference` is what is missing to it. */
export type Reckoning = {
  readonly name: string;
  readonly total: Money;
  readonly parts: readonly { readonly name: string; readonly amount: Money }[];
  readonly difference: Money;
};

const reckon = (name: string, total: Money, parts: Readonly<Record<string, Money>>): Reckoning => ({
  name,
  total,
  parts: Object.entries(parts).map(([part, amount]) => ({ name: part, amount })),
  difference: less(total, addMoney('0', ...Object.values(parts))),
});

const ofCharges = (facts: CaseMoneyFacts): Reckoning =>
  reckon('Charged without GST', chargedOfCase(facts), {
    Invoiced: sumOf(facts.lines, ({ amount }) => amount),
    'Still to invoice': sumOf(
      chargesOfCustomer(facts).filter(({ status }) => status === 'pending'),
      ({ amount }) => amount,
    ),
  });

const ofInvoices = ({ lines, invoices }: CaseMoneyFacts): Reckoning =>
  reckon(
    'Invoiced with GST',
    sumOf(lines, ({ amount, gst }) => addMoney(amount, gst)),
    {
      Paid: sumOf(invoices, ({ ledgerOfCase }) => ledgerOfCase.paid),
      Credited: sumOf(invoices, ({ ledgerOfCase }) => ledgerOfCase.credited),
      'Written off': sumOf(invoices, ({ ledgerOfCase }) => ledgerOfCase.writtenOff),
      Open: sumOf(invoices, ({ ledgerOfCase }) => ledgerOfCase.open),
    },
  );

const ofFees = ({ fees, remitted, ledger }: CaseMoneyFacts): Reckoning =>
  reckon(
    'Earned by specialists',
    sumOf(fees, ({ isReversed, total }) => (isReversed ? '0' : total)),
    {
      Paid: sumOf(
        remitted.filter(({ isPaid }) => isPaid),
        ({ amount }) => amount,
      ),
      Owed: ledger.owedToSpecialist,
    },
  );

const ofFunding = ({ funding }: CaseMoneyFacts): Reckoning =>
  reckon(
    'Paid by lenders',
    sumOf(funding?.transactions ?? [], ({ paid }) => paid),
    { 'Advanced on loans': sumOf(funding?.transactions ?? [], ({ advanced }) => advanced) },
  );

const hasMoney = ({ total, parts }: Reckoning): boolean =>
  !isNothing(total) || parts.some(({ amount }) => !isNothing(amount));

export type CaseMoneyOverview = {
  readonly lines: readonly PictureLine[];
  readonly reckonings: readonly Reckoning[];
  readonly disagreements: readonly Disagreement[];
};

/** Booking, report, charges, invoices, pay and the loan of one case, reconciled to the cent. */
export const pictureOfCase = (facts: CaseMoneyFacts): CaseMoneyOverview => ({
  lines: pictureLines(facts),
  reckonings: [ofCharges, ofInvoices, ofFees, ofFunding]
    .map((reckoning) => reckoning(facts))
    .filter(hasMoney),
  disagreements: findDisagreements(facts),
});
