import { ledgerInvariant } from '#billing/server';
import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import {
  fundingAgreement,
  fundingTransaction,
  loanFunding,
  repaymentInvoice,
} from '../domain/index.ts';
import { fourEyesInvariants } from './advances/four-eyes-invariants.ts';
import { loanLedgerTexts } from './day-end/loan-ledger-rules.ts';

const opens = loanFunding;

const principalPosted = `coalesce((select sum(p.amount) from loan_postings p
  where p.tenant_id = l.tenant_id and p.loan_id = l.id and p.part = 'principal'), 0)`;

const loans = `(select l.*, l.loan_no as name from disbursement_funding l where not l.is_deleted) l`;

export const fundingInvariants: readonly Invariant[] = [
  ...fourEyesInvariants,
  ...loanLedgerTexts.map((rule) => ledgerInvariant('funding', rule)),
  defineInvariant({
    name: 'funding.payoutIsItsParts',
    sentence:
      'The payout of loan {name} is {payout}: principal {principal}, interest {interest}, fees {fees}.',
    find: `select l.id, l.name, l.payout::text as payout, l.principal::text as principal,
        l.interest::text as interest, l.fees::text as fees
      from ${loans} where l.payout <> greatest(l.principal + l.interest + l.fees - coalesce(l.credit, 0), 0)
        and l.payout <> l.principal + l.interest + l.fees
        and l.payout <> l.principal + l.interest + l.fees - coalesce(l.credit, 0)`,
    opens,
    mend: { words: 'Count the loans of the agreement again.' },
  }),
  defineInvariant({
    name: 'funding.principalIsInTheBooks',
    sentence: 'Loan {name} owes a principal of {principal}, and its books say {posted}.',
    find: `select l.id, l.name, l.principal::text as principal, ${principalPosted}::text as posted
      from ${loans} where l.principal <> ${principalPosted}`,
    opens,
    mend: { words: 'Count the loans of the agreement again.' },
  }),
  defineInvariant({
    name: 'funding.settledLoanOwesNothing',
    sentence: 'Loan {name} is settled, and {payout} is owed.',
    find: `select l.id, l.name, l.payout::text as payout from ${loans}
      where l.status = 'settled' and l.payout > 0 and l.repayment is distinct from 'matter'
        and not exists (select from loan_settlements s where s.tenant_id = l.tenant_id and s.loan_id = l.id
          and s.to_invoice > 0 and not s.is_deleted)`,
    opens,
    mend: { words: 'Write the rest off with a reason, or open the loan again.' },
  }),
  defineInvariant({
    name: 'funding.settledLoanSaysWhen',
    sentence: 'Loan {name} is settled, and says not when.',
    find: `select l.id, l.name from ${loans} where l.status = 'settled' and l.settled_on is null`,
    opens,
    mend: { words: 'Take the settlement back and settle it again.' },
  }),
  defineInvariant({
    name: 'funding.loanNamesItsCase',
    sentence: 'Loan {name} names case {named}, and belongs to case {owns}.',
    find: `select l.id, l.name, coalesce(l.case_no, 'none') as named, c.case_no as owns from ${loans}
      join case_overview c on c.tenant_id = l.tenant_id and c.id = l.case_id
      where l.case_no is distinct from c.case_no`,
    opens,
    mend: { words: 'Save the loan with its case again.' },
  }),
  defineInvariant({
    name: 'funding.drawnIsItsLoans',
    sentence: 'Agreement {name} says {drawn} drawn, and its loans owe {owed}.',
    find: `select a.id, a.agreement_no as name, coalesce(a.drawn, 0)::text as drawn,
        coalesce(s.amount, 0)::text as owed
      from facility_agreements a left join (select tenant_id, agreement_id, sum(principal) as amount
        from disbursement_funding where not is_deleted group by 1, 2) s
        on s.tenant_id = a.tenant_id and s.agreement_id = a.id
      where not a.is_deleted and coalesce(a.drawn, 0) <> coalesce(s.amount, 0)`,
    opens: fundingAgreement,
    mend: { words: 'Count the loans of the agreement again.' },
  }),
  defineInvariant({
    name: 'funding.availableIsWhatIsLeft',
    sentence:
      'Agreement {name} says {available} available, and {left} is left of its limit of {limit} once {drawn} drawn and {promised} promised are taken off.',
    find: `select a.id, a.agreement_no as name, a.available::text as available, a.facility_limit::text as limit,
        coalesce(a.drawn, 0)::text as drawn, s.promised::text as promised, s.left::text as left
      from facility_agreements a
        cross join lateral (select coalesce(sum(p.amount), 0)::numeric(18,2) as promised,
          greatest(a.facility_limit - coalesce(a.drawn, 0) - coalesce(sum(p.amount), 0), 0) as left
          from agreement_advance_payments p where p.tenant_id = a.tenant_id and p.agreement_id = a.id
            and p.status = 'pending' and not p.is_deleted) s
      where not a.is_deleted and a.available <> s.left`,
    opens: fundingAgreement,
    mend: { words: 'Count the loans of the agreement again.' },
  }),
  defineInvariant({
    name: 'funding.limitIsKept',
    sentence: 'Agreement {name} lends {drawn} of a limit of {limit}.',
    find: `select a.id, a.agreement_no as name, a.drawn::text as drawn, a.facility_limit::text as limit
      from facility_agreements a where not a.is_deleted and a.status = 'effective' and a.drawn > a.facility_limit`,
    opens: fundingAgreement,
    mend: { words: 'Raise the limit with the lender, or let no more be drawn.' },
  }),
  defineInvariant({
    name: 'funding.transactionIsNotOverpaid',
    sentence: 'Of transaction {name} {paid} is paid, and it comes to {amount}.',
    find: `select t.id, t.transaction_no as name, t.paid::text as paid, t.amount::text as amount
      from facility_transactions t where not t.is_deleted and t.cancelled_at is null and t.paid > t.amount`,
    opens: fundingTransaction,
    mend: { words: 'Take the payment back and pay it again.' },
  }),
  defineInvariant({
    name: 'funding.repaymentIsItsLoans',
    sentence: 'Repayment invoice {name} says {total}, and its loans come to {lines}.',
    find: `select i.id, i.invoice_no as name, i.total::text as total, coalesce(s.amount, 0)::text as lines
      from transaction_invoice i left join (select tenant_id, invoice_id, sum(total) as amount
        from repayment_lines where not is_deleted group by 1, 2) s
        on s.tenant_id = i.tenant_id and s.invoice_id = i.id
      where not i.is_deleted and i.total <> coalesce(s.amount, 0)`,
    opens: repaymentInvoice,
    mend: { words: 'Cancel the invoice and generate it again.' },
  }),
  defineInvariant({
    name: 'funding.repaymentPaidIsItsPayments',
    sentence: 'Repayment invoice {name} says {paid} paid, and its payments come to {payments}.',
    find: `select i.id, i.invoice_no as name, i.paid::text as paid, coalesce(s.amount, 0)::text as payments
      from transaction_invoice i left join (select tenant_id, invoice_id, sum(amount) as amount
        from repayment_payments where not is_reversed and not is_deleted group by 1, 2) s
        on s.tenant_id = i.tenant_id and s.invoice_id = i.id
      where not i.is_deleted and i.cancelled_at is null and i.paid <> coalesce(s.amount, 0)`,
    opens: repaymentInvoice,
    mend: { words: 'Reverse the payment that is wrong and enter it again.' },
  }),
  defineInvariant({
    name: 'funding.moneyIsNotAhead',
    sentence: 'Loan {name} has an entry of {day}, which is still to come.',
    find: `select l.id, l.name, to_char(e.happened_on, 'DD/MM/YYYY') as day from ${loans}
      join loan_entries e on e.tenant_id = l.tenant_id and e.loan_id = l.id and not e.is_deleted
      where not e.is_reversal and e.happened_on > ((select now from moment) at time zone 'Pacific/Auckland')::date`,
    opens,
    mend: { words: 'Take the entry back and enter it on its day.' },
  }),
];
