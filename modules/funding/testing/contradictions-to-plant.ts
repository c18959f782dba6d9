import { changedBySomebody, oneOf, settingIs, spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

const loan = (set: string, where = `status = 'active'`) =>
  spoil('disbursement_funding', set, where);

const limit = settingIs('ICS.Money.SecondPersonAbove', '1');

export const fundingContradictions: Plants = {
  'funding.fourEyesAdvance': `${limit};
    ${changedBySomebody('fundingTransaction', 'paid', oneOf('facility_transactions'), [0, 90])}`,
  'funding.fourEyesAdvancePayment': `${limit};
    insert into agreement_advance_payments (tenant_id, id, request_id, agreement_id, amount)
      values (current_tenant(), '01000000-0000-7000-8000-000000000001', gen_random_uuid(), gen_random_uuid(), 90);
    ${changedBySomebody('advancePayment', 'status', `'01000000-0000-7000-8000-000000000001'`, [
      'pending',
      'paid',
    ])}`,
  'funding.ledgerWhatALoanOwes': spoil(
    'loan_postings',
    'amount = amount + 1',
    `part = 'principal'`,
  ),
  'funding.ledgerInterestThatHasGrownUnderAnAgreement': loan('accrued = coalesce(accrued, 0) + 1'),
  'funding.ledgerInterestThatALoanOwes': loan(
    'interest = interest + 1',
    `status = 'active' and accrued is not null`,
  ),
  'funding.ledgerCreditThatALoanHolds': `insert into loan_postings (tenant_id, id, loan_id, posted_on, kind, part, amount)
    values (current_tenant(), gen_random_uuid(), ${oneOf('disbursement_funding')}, current_date, 'payment', 'credit', 5)`,
  'funding.ledgerWhatWasPaidOnARepaymentInvoice': spoil('transaction_invoice', 'paid = paid + 1'),
  'funding.payoutIsItsParts': loan('payout = payout + 1'),
  'funding.principalIsInTheBooks': loan('principal = principal + 1'),
  'funding.settledLoanOwesNothing': loan('payout = 10', `status = 'settled'`),
  'funding.settledLoanSaysWhen': loan('settled_on = null', `status = 'settled'`),
  'funding.loanNamesItsCase': loan(`case_no = 'X-1'`, 'case_id is not null'),
  'funding.drawnIsItsLoans': spoil('facility_agreements', 'drawn = drawn + 1', 'drawn > 0'),
  'funding.availableIsWhatIsLeft': spoil('facility_agreements', 'available = available + 1'),
  'funding.limitIsKept': spoil(
    'facility_agreements',
    'facility_limit = drawn - 1',
    `drawn > 10 and status = 'effective'`,
  ),
  'funding.transactionIsNotOverpaid': spoil(
    'facility_transactions',
    'paid = amount + 1',
    'cancelled_at is null',
  ),
  'funding.repaymentIsItsLoans': spoil('transaction_invoice', 'total = total + 1'),
  'funding.repaymentPaidIsItsPayments': spoil('transaction_invoice', 'paid = paid + 1'),
  'funding.moneyIsNotAhead': spoil(
    'loan_entries',
    'happened_on = current_date + 400',
    'not is_reversal',
  ),
};
