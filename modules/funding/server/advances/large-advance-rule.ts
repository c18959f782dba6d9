import { isAbove, needsSecondPerson } from '#correspondence/server';
import { amountText, exact, toCents } from '#kernel/domain';
import type { AnyResource, Money } from '#kernel/domain';
import { rowsById } from '#kernel/server';
import type { Rule } from '#kernel/server';
import { advancePayment, fundingTransaction } from '../../domain/index.ts';

type Advance = {
  readonly id: string;
  readonly no: string;
  readonly payee: string;
  /** What has left the house by it. */
  readonly paid: Money;
};

const paymentsText = `select p.id::text as id, p.payment_no as no, coalesce(c.name, '') as payee,
    (case when p.status = 'paid' then p.amount else 0 end)::text as paid
  from agreement_advance_payments p left join party_companies c on c.id = p.borrower_id
  where p.id = any($1::uuid[]) and not p.is_deleted`;

const transactionsText = `select t.id::text as id, t.transaction_no as no, coalesce(t.payee_name, '') as payee,
    t.paid::text as paid
  from facility_transactions t where t.id = any($1::uuid[]) and not t.is_deleted`;

const advancesOf = (on: AnyResource, text: string): readonly Rule[] =>
  needsSecondPerson<Advance>({
    kind: 'advance',
    sentence: 'Above the limit of the tenant, money is advanced only when a second person agrees.',
    on,
    when: ['create', 'change', 'move'],
    facts: rowsById<Advance>(text),
    async asks({ tx }, { id, before, after }) {
      if (!after) return null;
      const amount = toCents(exact(after.paid).minus(before?.paid ?? 0));
      if (!(await isAbove(tx, 'ICS.Money.SecondPersonAbove', amount))) return null;
      const subject = `Advance of ${amountText(amount)} by ${after.no}`;
      const differences = [
        `Paid by ${after.no}: ${amountText(before?.paid ?? '0.00')} becomes ${amountText(after.paid)}.`,
        `To: ${after.payee || 'nobody named'}`,
      ];
      return { kind: 'advance', subject, differences, recordId: id, amount };
    },
  });

export const largeAdvancesNeedSecondPerson: readonly Rule[] = [
  ...advancesOf(advancePayment, paymentsText),
  ...advancesOf(fundingTransaction, transactionsText),
];
