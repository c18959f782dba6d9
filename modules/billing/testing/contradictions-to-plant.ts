import { changedBySomebody, oneOf, settingIs, spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

const invoiced = `exists (select from invoice_lines l join invoices i on i.id = l.invoice_id
  where i.status <> '6' and l.charge_id = case_charges.id)`;

/** A payment of one fee that agrees with nothing yet. */
const payment = (status: string, more: string, columns = '') => `insert into provider_payments
    (tenant_id, id, specialist_id, period_from, period_to, pay_on, total, status, payment_no, net_amount ${columns})
  select tenant_id, gen_random_uuid(), specialist_id, current_date, current_date, current_date, total, '${status}',
    'PP-1', total ${more} from provider_bills where id = ${oneOf('provider_bills', 'not is_reversed')}`;

const fourEyes: Plants = {
  'billing.fourEyesBankDetails': `${settingIs('ICS.SecondPerson.BankDetails', 'true')};
    ${changedBySomebody('payTerms', 'bsb', oneOf('specialist_pay_terms'))}`,
  'billing.fourEyesWriteOff': `${settingIs('ICS.SecondPerson.WriteOffAbove', '100')};
    insert into write_offs (tenant_id, id, invoice_id, written_off_on, amount, gst, reason, journal_id, creator_id)
    select tenant_id, gen_random_uuid(), id, current_date, 101, 0, 'x', gen_random_uuid(), ${oneOf('users')}
      from invoices where id = ${oneOf('invoices')}`,
  'billing.fourEyesMonthOpened': `insert into ledger_periods (tenant_id, id, month, status, changed_at)
      values (current_tenant(), '01000000-0000-7000-8000-000000000001', '1999-01', 'open', now());
    ${changedBySomebody('ledgerPeriod', 'status', `'01000000-0000-7000-8000-000000000001'::uuid`, ['closed', 'open'])}`,
};

const ledger: Plants = {
  'billing.ledgerAJournalBalances': spoil('postings', 'debit = debit + 1', 'debit > 0'),
  'billing.ledgerAJournalHasPostings': `insert into journals (tenant_id, id, journal_no, kind, journal_date, memo, source_type, source_id)
    values (current_tenant(), gen_random_uuid(), 'J-1', 'manual', current_date, 'x', 'manual', 'x')`,
  'billing.ledgerWhatIsOpenOnAnInvoice': spoil('invoices', 'total = total + 1', `status = '0'`),
  'billing.ledgerWhatAnInvoiceChargesForACase': spoil(
    'invoice_lines',
    'amount = amount + 1',
    'case_id is not null',
  ),
  'billing.ledgerTheTotalOfAnInvoiceAndItsLines': spoil(
    'invoices',
    'total = total + 1',
    `status = '0'`,
  ),
  'billing.ledgerWhatWasAppliedToAnInvoice': spoil(
    'invoices',
    'settled = settled - 1',
    `status = '3' and settled > 1`,
  ),
  'billing.ledgerWhatAReceiptBroughtIn': spoil(
    'receipts',
    'amount = amount + 1',
    'not is_reversed',
  ),
  'billing.ledgerWhatACreditNoteGivesBack': spoil(
    'credit_notes',
    'total = total + 1',
    'not is_reversed',
  ),
  'billing.ledgerWhatWasAppliedFromAReceiptOrACreditNote': spoil(
    'partial_payments',
    'amount = amount + 1',
    'not is_removed',
  ),
  'billing.ledgerWhatIsAppliedOfAReceipt': spoil(
    'receipts',
    'applied = applied - 1',
    'not is_reversed and applied > 1',
  ),
  'billing.ledgerWhatIsAppliedOfACreditNote': spoil(
    'credit_notes',
    'applied = applied - 1',
    'not is_reversed and applied > 1',
  ),
  'billing.ledgerCreditOfCustomersThatIsNotApplied': spoil(
    'receipts',
    'amount = amount + 1',
    'not is_reversed',
  ),
  'billing.ledgerWhatAllCasesOwe': spoil('invoices', 'total = total + 1', `status = '0'`),
  'billing.ledgerWhatASpecialistIsOwed': spoil(
    'provider_bills',
    'total = total + 1',
    'not is_reversed',
  ),
  'billing.ledgerWhatWasPaidOfASpecialistFee': spoil(
    'provider_bills',
    'paid = 1',
    'not is_reversed',
  ),
  'billing.ledgerWhatAPaymentTransferredToASpecialist': `${payment('paid', '')};
    insert into commission_payments (tenant_id, id, payment_id, bill_id, specialist_id, amount, gst, withheld)
    select p.tenant_id, gen_random_uuid(), p.id, ${oneOf('provider_bills', 'not is_reversed')}, p.specialist_id, 10, 0, 0
    from provider_payments p where p.tenant_id = current_tenant() and p.payment_no = 'PP-1'`,
};

const invoices: Plants = {
  'billing.caseSaysWhatWasInvoiced': spoil(
    'cases',
    `billing_status = 'clientFullyPaid'`,
    `billing_status = 'clientInvoiced'`,
  ),
  'billing.invoicedChargeIsOnAnInvoice': spoil(
    'case_charges',
    `status = 'invoiced'`,
    `status = 'pending' and kind = 'time'`,
  ),
  'billing.chargeIsInvoicedOnce': `insert into invoice_lines (tenant_id, id, invoice_id, charge_id, case_id, line_index, description,
      quantity, unit_price, amount, gst)
    select tenant_id, gen_random_uuid(), ${oneOf('invoices', `status = '3' and kind = 'other'`)}, charge_id, case_id,
      99, description, quantity, unit_price, amount, gst
    from invoice_lines where tenant_id = current_tenant() and charge_id is not null and invoice_id =
      (select l.invoice_id from invoice_lines l join invoices i on i.id = l.invoice_id
        where l.tenant_id = current_tenant() and i.status = '3' and l.charge_id is not null order by l.id limit 1)`,
  'billing.waitingChargeIsOnNoInvoice': spoil(
    'case_charges',
    `status = 'pending'`,
    `status = 'invoiced' and ${invoiced}`,
  ),
  'billing.invoiceStatusIsItsMoney': spoil(
    'invoices',
    `status = '3'`,
    `status = '0' and total > 0`,
  ),
  'billing.paidInvoiceSaysWhen': spoil('invoices', 'paid_on = null', `status = '3'`),
  'billing.invoiceHasPayer': `alter table invoices alter company_id drop not null;
    ${spoil('invoices', 'company_id = null', `status = '0'`)}`,
  'billing.invoiceIsDueAfterItsDate': spoil(
    'invoices',
    'due_date = invoice_date - 1',
    `status = '0'`,
  ),
  'billing.reversedReceiptPaysNothing': spoil('receipts', 'is_reversed = true', 'applied > 0'),
  'billing.matchedBankLineHasReceipt': `update receipts set is_reversed = true where id = ${oneOf('receipts')};
    insert into bank_lines
      (tenant_id, id, statement_id, line_index, booked_on, amount, line_key, status, receipt_id)
    values (current_tenant(), gen_random_uuid(), gen_random_uuid(), 1, current_date, 10, 'x', 'matched', ${oneOf('receipts')})`,
  'billing.receivedPrepaymentHasReceipt': `update receipts set is_reversed = true where id = ${oneOf('receipts')};
    insert into prepayment_requests (tenant_id, id, case_id, company_id, amount, status, receipt_id)
    values (current_tenant(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 10, 'received', ${oneOf('receipts')})`,
  'billing.moneyIsNotAhead': spoil(
    'receipts',
    'received_on = current_date + 400',
    'not is_reversed',
  ),
};

const bill = (set: string, where = 'not is_reversed') => spoil('provider_bills', set, where);

const unpaid = 'not is_reversed and paid = 0 and scheduled = 0 and share > 1';

const pay: Plants = {
  'billing.earningIsPayable': bill('is_deleted = true'),
  'billing.feeIsWhatWasEarned': bill('share = share + 1'),
  'billing.reversedChargeEarnsNothing': `update case_charges set status = 'reversed'
    where id = (select charge_id from provider_bills where id = ${oneOf('provider_bills', 'not is_reversed')})`,
  'billing.feeAddsUp': bill('total = total + 1'),
  'billing.feeSaysTermsOfItsDay': spoil(
    'specialist_pay_terms',
    'is_gst_registered = not is_gst_registered, gst_registered_from = null',
    `specialist_id in (select specialist_id from provider_bills
      where paid = 0 and scheduled = 0 and share > 1 and not is_reversed)`,
  ),
  'billing.feeSaysCommissionOfPractice': `update specialist_pay_terms set is_deleted = true
      where specialist_id = (select specialist_id from provider_bills where id = ${oneOf('provider_bills', unpaid)});
    update provider_bills set commission = 1, total = share - 1 + gst where id = ${oneOf('provider_bills', unpaid)}`,
  'billing.ownTaxInvoiceCarriesGst': `${payment('paid', `, 'RCTI-1'`, ', rcti_no')};
    update specialist_pay_terms set is_gst_registered = true, gst_registered_from = null
      where specialist_id = (select specialist_id from provider_payments where payment_no = 'PP-1');
    insert into commission_payments (tenant_id, id, payment_id, bill_id, specialist_id, amount, gst, withheld)
    select p.tenant_id, gen_random_uuid(), p.id, ${oneOf('provider_bills', 'not is_reversed')}, p.specialist_id, 10, 0, 0
    from provider_payments p where p.tenant_id = current_tenant() and p.payment_no = 'PP-1'`,
  'billing.paymentHasAccount': payment('paid', ''),
  'billing.paymentIsItsFees': payment('made', ''),
  'billing.ownTaxInvoiceNamesAbn': payment('made', `, 'RCTI-1'`, ', rcti_no'),
};

export const billingContradictions: Plants = { ...fourEyes, ...ledger, ...invoices, ...pay };
