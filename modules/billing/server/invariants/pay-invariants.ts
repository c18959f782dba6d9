import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { specialist } from '#parties/domain';
import { applyTerms, payTerms, providerPayment } from '../../domain/index.ts';
import { statutoryGst } from '#cases/domain';

/** A worker makes the fee of a charge; what was charged today may still wait for it. */
const settled = `e.charged_on < ((select now from moment) - interval '1 day')::date`;

const bills = `(select b.*, coalesce(s.full_name, 'somebody') as specialist from provider_bills b
  left join party_specialists s on s.tenant_id = b.tenant_id and s.id = b.specialist_id
  where not b.is_deleted) b`;

const due = (percent: string) => `round(b.share * ${percent} / 100, 2)`;

/** Of open fees: what was paid, or is in a payment, stays as it was. */
const unlikeTerms = (
  percent: string,
) => `b.paid = 0 and b.scheduled = 0 and not b.is_reversed and not b.terms_left
  and (b.commission <> ${due(percent)} or b.gst <> case when coalesce(t.is_gst_registered, false)
    and (t.gst_registered_from is null or b.earned_on >= t.gst_registered_from)
    then round((b.share - ${due(percent)}) * ${statutoryGst} / 100, 2) else 0 end)`;

const ofPractice = `coalesce((select p.commission_percent from pay_settings p
  where p.tenant_id = b.tenant_id and not p.is_deleted), 0)`;

const terms =
  'specialist_pay_terms t on t.tenant_id = b.tenant_id and t.specialist_id = b.specialist_id and not t.is_deleted';

export const payInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'billing.earningIsPayable',
    sentence: 'A specialist earns {pay} for {description} of case {name}, and nothing is payable.',
    find: `select e.case_id as id, e.case_no as name, c.case_type as module, e.description,
        e.payee_amount::text as pay
      from case_earnings e join case_billing_statuses c on c.tenant_id = e.tenant_id and c.id = e.case_id
      where e.status <> 'reversed' and e.payee_amount > 0 and e.specialist_id is not null and ${settled}
        and not exists (select from provider_bills b where b.tenant_id = e.tenant_id and b.charge_id = e.id
          and not b.is_reversed and not b.is_deleted)`,
    opens: specialist,
    mend: { words: 'See under Background Jobs why the fee was not made: it is made every hour.' },
  }),
  defineInvariant({
    name: 'billing.feeIsWhatWasEarned',
    sentence: 'The fee of {specialist} for {name} is {share}, and the case says {pay}.',
    find: `select b.specialist_id as id, b.description as name, b.specialist, b.share::text as share,
        coalesce(e.payee_amount, 0)::text as pay
      from ${bills} join case_earnings e on e.tenant_id = b.tenant_id and e.id = b.charge_id
      where not b.is_reversed and ${settled} and (e.payee_amount is distinct from b.share
        or e.specialist_id is distinct from b.specialist_id)`,
    opens: specialist,
    mend: {
      words: 'Correct what the specialist earns on the charge of the case: the fee follows.',
    },
  }),
  defineInvariant({
    name: 'billing.reversedChargeEarnsNothing',
    sentence: '{name} was taken back, and {specialist} is still to be paid {total} for it.',
    find: `select b.specialist_id as id, b.description as name, b.specialist, b.total::text as total
      from ${bills} join case_earnings e on e.tenant_id = b.tenant_id and e.id = b.charge_id
      where not b.is_reversed and e.status = 'reversed' and ${settled}`,
    opens: specialist,
    mend: { words: 'See under Background Jobs why the fee was not taken back.' },
  }),
  defineInvariant({
    name: 'billing.feeAddsUp',
    sentence:
      'The fee of {specialist} for {name} says {total}: {share} less {commission} with GST {gst}.',
    find: `select b.specialist_id as id, b.description as name, b.specialist, b.total::text as total, b.share::text as share,
        b.commission::text as commission, b.gst::text as gst
      from ${bills} where b.total <> b.share - b.commission + b.gst`,
    opens: specialist,
    mend: { words: 'Take the charge back on the case and enter it again.' },
  }),
  defineInvariant({
    name: 'billing.feeSaysTermsOfItsDay',
    sentence:
      'The fee of {specialist} for {name} is {total}, and the pay details of that day say otherwise.',
    find: `select t.id, b.description as name, b.specialist, b.total::text as total from ${bills} join ${terms}
      where ${unlikeTerms(`coalesce(t.commission_percent, ${ofPractice})`)}`,
    opens: payTerms,
    mend: { by: applyTerms, words: 'Apply the pay details to open fees: they are posted anew.' },
  }),
  defineInvariant({
    name: 'billing.feeSaysCommissionOfPractice',
    sentence:
      'The fee of {specialist} for {name} is {total}, and the pay setting of the practice says otherwise.',
    find: `select b.specialist_id as id, b.description as name, b.specialist, b.total::text as total
      from ${bills} left join ${terms} where t.id is null and ${unlikeTerms(ofPractice)}`,
    opens: specialist,
    mend: { words: 'Enter the pay details of the specialist and apply them to the open fees.' },
  }),
  defineInvariant({
    name: 'billing.ownTaxInvoiceCarriesGst',
    sentence:
      'Payment {name} has the tax invoice {rcti} of somebody registered for GST, and a fee in it carries none.',
    find: `select distinct p.id, p.payment_no as name, p.rcti_no as rcti from provider_payments p
      join commission_payments c on c.tenant_id = p.tenant_id and c.payment_id = p.id and not c.is_removed
      join provider_bills b on b.tenant_id = c.tenant_id and b.id = c.bill_id
      join ${terms} where p.status = 'paid' and p.rcti_no is not null and not p.is_deleted and c.amount > 0 and c.gst = 0
        and t.is_gst_registered and (t.gst_registered_from is null
          or b.earned_on >= t.gst_registered_from)`,
    opens: providerPayment,
    mend: {
      words:
        'Enter since when the registration holds, or remove the fee, apply the pay details to open fees and pay it again.',
    },
  }),
  defineInvariant({
    name: 'billing.paymentHasAccount',
    sentence: 'Payment {name} of {amount} is paid, and names no bank account.',
    find: `select p.id, p.payment_no as name, p.net_amount::text as amount from provider_payments p
      where not p.is_deleted and p.status = 'paid' and p.net_amount > 0
        and (p.account_number is null or p.bsb is null)`,
    opens: providerPayment,
    mend: { words: 'Enter the account under the pay terms of the specialist.' },
  }),
  defineInvariant({
    name: 'billing.paymentIsItsFees',
    sentence: 'Payment {name} says {total}, and its fees come to {fees}.',
    find: `select p.id, p.payment_no as name, p.total::text as total, coalesce(l.amount, 0)::text as fees
      from provider_payments p left join (select tenant_id, payment_id, sum(amount) as amount
        from commission_payments where not is_deleted group by 1, 2) l
        on l.tenant_id = p.tenant_id and l.payment_id = p.id
      where not p.is_deleted and p.status <> 'cancelled' and p.removed = 0
        and p.total <> coalesce(l.amount, 0)`,
    opens: providerPayment,
    mend: { words: 'Remove a fee from the payment and add it again.' },
  }),
  defineInvariant({
    name: 'billing.ownTaxInvoiceNamesAbn',
    sentence: 'Payment {name} has the tax invoice {rcti}, which names no ABN.',
    find: `select p.id, p.payment_no as name, p.rcti_no as rcti from provider_payments p
      where not p.is_deleted and p.rcti_no is not null and coalesce(p.abn, '') = ''`,
    opens: providerPayment,
    mend: { words: 'Enter the ABN under the pay terms of the specialist and print it again.' },
  }),
];
