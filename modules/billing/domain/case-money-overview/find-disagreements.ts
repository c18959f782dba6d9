import { addMoney } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import type { CaseMoneyFacts, InvoiceFact } from './case-money-overview-facts.ts';
import {
  billedOn,
  chargedFor,
  chargesOfCustomer,
  isSame,
  less,
  linesOf,
  sumOf,
} from './case-sums.ts';

/** "{subject} shows {shows} {what}; {against} has {has}." */
export type Disagreement = {
  readonly subject: string;
  readonly what: string;
  readonly shows: Money;
  readonly against: string;
  readonly has: Money;
};

type Compared = readonly [subject: string, what: string, shows: Money, against: string, has: Money];

const ledger = 'the ledger';
const thisCase = 'This case';

const ofCharges = (facts: CaseMoneyFacts): Compared[] =>
  chargesOfCustomer(facts).map((charge) => {
    const { description, status, id } = charge;
    const shows = status === 'invoiced' ? chargedFor(charge, facts.lines) : '0.00';
    const invoiced = sumOf(linesOf(facts.lines, id), (line) => line.amount);
    return [`The charge ${description}`, 'invoiced', shows, 'its invoice', invoiced];
  });

function ofInvoice(one: InvoiceFact, facts: CaseMoneyFacts): Compared[] {
  const subject = `Invoice ${one.invoiceNo}`;
  const payments = facts.payments.filter(({ invoiceId }) => invoiceId === one.id);
  const applied = sumOf(payments, ({ amount }) => amount);
  const { charged, paid, credited, writtenOff, open } = one.ledger;
  const total = one.isCancelled ? '0.00' : one.total;
  const ofCase = billedOn(facts.lines, one.id);
  return [
    [subject, 'charged', total, ledger, charged],
    [subject, 'charged for this case', ofCase, ledger, one.ledgerOfCase.charged],
    [subject, 'paid', one.settled, ledger, addMoney(paid, credited)],
    [subject, 'paid', one.settled, 'the list of its payments', applied],
    [subject, 'written off', one.writtenOff, ledger, writtenOff],
    [subject, 'open', one.open, ledger, open],
  ];
}

const ofFees = ({ fees, remitted, charges }: CaseMoneyFacts): Compared[] => [
  ...charges.map(({ id, description, status, payeeAmount }): Compared => {
    const own = fees.filter(({ chargeId, isReversed }) => chargeId === id && !isReversed);
    const earned = status === 'reversed' ? '0.00' : (payeeAmount ?? '0.00');
    const has = sumOf(own, ({ share }) => share);
    return [`The charge ${description}`, 'earned by the specialist', earned, 'the fee', has];
  }),
  ...fees.map((fee): Compared => {
    const own = remitted.filter(({ feeId, isPaid }) => isPaid && feeId === fee.id);
    const subject = `The fee of ${fee.specialist} for ${fee.description}`;
    return [subject, 'paid', fee.paid, 'the list of payments', sumOf(own, ({ amount }) => amount)];
  }),
];

const ofFunding = ({ funding, received }: CaseMoneyFacts): Compared[] => [
  ...(funding?.transactions ?? []).flatMap((one): Compared[] => {
    const subject = `Transaction ${one.transactionNo}`;
    const came = received[one.transactionNo] ?? '0.00';
    return [
      [subject, 'paid', one.paid, `loan ${one.loanNo}`, one.advanced],
      ...(one.isOwn
        ? [[subject, 'paid to the practice', one.paid, 'the list of receipts', came] as Compared]
        : []),
    ];
  }),
  ...(funding?.loans ?? []).map(({ loanNo, owed, ledger: has }): Compared => [
    `Loan ${loanNo}`,
    'posted',
    owed,
    ledger,
    has,
  ]),
];

/** Of the whole case: a posting that belongs to no document of it is found here. */
const ofCase = (facts: CaseMoneyFacts): Compared[] => {
  const { invoices, fees, lines, creditNotes, ledger: posted } = facts;
  const open = sumOf(invoices, ({ ledgerOfCase }) => ledgerOfCase.open);
  const owed = sumOf(fees, ({ isReversed, total, paid }) => less(isReversed ? '0' : total, paid));
  const income = less(
    sumOf(lines, ({ amount }) => amount),
    sumOf(creditNotes, ({ amount }) => amount),
  );
  return [
    [thisCase, 'open on its invoices', open, ledger, posted.owedByCustomer],
    [thisCase, 'owed to specialists', owed, ledger, posted.owedToSpecialist],
    [thisCase, 'invoiced without GST, less credit notes', income, ledger, posted.income],
  ];
};

/** Everything that is written down twice and is not the same, in the order of the work. */
export const findDisagreements = (facts: CaseMoneyFacts): readonly Disagreement[] =>
  [
    ...ofCharges(facts),
    ...facts.invoices.flatMap((one) => ofInvoice(one, facts)),
    ...ofFees(facts),
    ...ofFunding(facts),
    ...ofCase(facts),
  ].flatMap(([subject, what, shows, against, has]) =>
    isSame(shows, has) ? [] : { subject, what, shows, against, has },
  );

export const disagreementSentence = (
  { subject, what, shows, against, has }: Disagreement,
  written: (amount: Money) => string,
): string => `${subject} shows ${written(shows)} ${what}; ${against} has ${written(has)}.`;
