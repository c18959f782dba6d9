import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import {
  anyCase,
  approvedQuotationRule,
  customerAgreedWords,
  payAboveFeeSubject,
} from '../../domain/index.ts';
import { caseColumns } from './case-rows.ts';

const opens = anyCase;

/** What was not taken back, of cases that are there. */
const charges = `(select h.*, ${caseColumns.replaceAll('c.id', 'c.id as of_case')}
  from case_charges h join cases c on c.tenant_id = h.tenant_id and c.id = h.case_id and not c.is_deleted
  where h.status <> 'reversed' and not h.is_deleted) h`;

const chargeColumns = `h.of_case as id, h.name, h.module, h.status_of_case as status, h.description`;

const chargedCases = (kinds: string) => `exists (select from case_charges h
  where h.tenant_id = c.tenant_id and h.case_id = c.id and h.status <> 'reversed' and not h.is_deleted
    and h.kind in (${kinds}))`;

/** An open task of the case asks for what is missing. */
const nobodyAsked = (caseId: string) => `not exists (select from correspondence_actions a
  where a.tenant_id = h.tenant_id and a.object_id = ${caseId}::text and a.status = 'open')`;

const ofCharges = charges.replace('as status', 'as status_of_case');

export const chargeInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'cases.chargeHasPayer',
    sentence: '{description} of {name} is charged to nobody, and nobody was asked who pays.',
    find: `select ${chargeColumns} from ${ofCharges}
      where h.company_id is null and h.kind <> 'specialistOnly' and ${nobodyAsked('h.case_id')}`,
    opens,
    mend: { words: 'Choose the company of the case: what waits is charged to it.' },
  }),
  defineInvariant({
    name: 'cases.chargeHasPrice',
    sentence: '{description} of {name} is charged without a price, and nobody was asked for it.',
    find: `select ${chargeColumns} from ${ofCharges}
      where h.amount is null and h.kind <> 'specialistOnly'
        and ${nobodyAsked('h.case_id')}`,
    opens,
    mend: { words: 'Enter the price of the charge under Billing of the case.' },
  }),
  defineInvariant({
    name: 'cases.chargedOnce',
    sentence: '{description} of {name} is charged {times} times.',
    find: `select h.of_case as id, h.name, h.module, min(h.description) as description, count(*)::text as times
      from ${ofCharges} where h.kind not in ('loading', 'time')
      group by h.of_case, h.name, h.module, h.kind having count(*) > 1`,
    opens,
    mend: { words: 'Take one of the charges back under Billing of the case.' },
  }),
  defineInvariant({
    name: 'cases.payIsNotAbovePrice',
    sentence: 'Of {description} of {name}, the specialist earns {pay} of a price of {price}.',
    find: `select ${chargeColumns}, h.payee_amount::text as pay, h.amount::text as price from ${ofCharges}
      where h.payee_amount > h.amount and h.status = 'pending'
        and not exists (select from status_log l where l.tenant_id = h.tenant_id and l.record_id = h.case_id
          and l.move = h.move and l.note is not null)
        and coalesce(h.price_rule, '') not like 'Set by hand:%'
        and h.of_case::text not in (select correspondence_noted_records('${payAboveFeeSubject}'))`,
    opens,
    mend: {
      words: 'Correct the price or the pay of the charge, or say why in the note of the step.',
    },
  }),
  defineInvariant({
    name: 'cases.quotationIsThePrice',
    sentence: '{name} was quoted at {quoted}, and is charged {price}.',
    find: `select ${chargeColumns}, q.subtotal::text as quoted, h.amount::text as price from ${ofCharges}
      join ot_quotations q on q.tenant_id = h.tenant_id and q.ot_id = h.case_id and q.status = 'approved'
        and not q.is_deleted
      where h.kind = 'assessment' and coalesce(h.price_rule, '') not like '%${customerAgreedWords}%'
        and not exists (select from ot_quotations o where o.tenant_id = h.tenant_id and o.ot_id = h.case_id
          and o.status = 'approved' and not o.is_deleted and o.subtotal = coalesce(h.amount, 0) + (
            select coalesce(sum(b.amount), 0) from case_charges b where b.tenant_id = h.tenant_id
              and b.case_id = h.case_id and b.kind = 'loading' and b.status <> 'reversed' and not b.is_deleted
              and b.price_rule like '${approvedQuotationRule}%'))`,
    opens,
    mend: { words: 'Charge what the customer approved, or send another quotation.' },
  }),
  defineInvariant({
    name: 'cases.attendedIsCharged',
    sentence: '{name} is "{status}", and is not charged.',
    find: `select ${caseColumns} from cases c where not c.is_deleted and c.step = 'attendedChargeable'
      and c.case_type in ('IME', 'OT') and not ${chargedCases(`'assessment'`)}`,
    opens,
    mend: { words: 'Undo the last step and take it again: it charges the customer.' },
  }),
  defineInvariant({
    name: 'cases.cancellationIsCharged',
    sentence: '{name} is "{status}", and is not charged.',
    find: `select ${caseColumns} from cases c where not c.is_deleted and c.step = 'cancelledChargeable'
      and not ${chargedCases(`'lateCancellation'`)}`,
    opens,
    mend: { words: 'Undo the cancellation and cancel it again: it charges the customer.' },
  }),
  defineInvariant({
    name: 'cases.specialistIsPaidForCancellation',
    sentence: '{name} is "{status}", and the specialist earns nothing.',
    find: `select ${caseColumns} from cases c where not c.is_deleted and c.step = 'cancelledPaySpecialist'
      and not exists (select from case_charges h where h.tenant_id = c.tenant_id and h.case_id = c.id
        and h.kind = 'specialistOnly' and h.status <> 'reversed' and not h.is_deleted and h.payee_amount > 0)
      and not exists (select from correspondence_actions a where a.tenant_id = c.tenant_id
        and a.object_id = c.id::text and a.status = 'open')`,
    opens,
    mend: { words: 'Enter the pay under Billing of the case, or undo the cancellation.' },
  }),
  defineInvariant({
    name: 'cases.sentReportIsCharged',
    sentence: '{name} is "{status}", and is not charged.',
    find: `select ${caseColumns} from cases c where not c.is_deleted and c.case_type in ('SUPP', 'FR')
      and c.step in ('reportSent', 'reportSentWithFee') and not ${chargedCases(`'service'`)}`,
    opens,
    mend: { words: 'Undo the last step and send the report again: it charges the customer.' },
  }),
  defineInvariant({
    name: 'cases.serviceIsCharged',
    sentence: '{name} is "{status}", and is not charged.',
    find: `select ${caseColumns} from cases c where not c.is_deleted
      and ((c.case_type = 'MR' and c.step = 'filesSent') or (c.case_type = 'CO' and c.step = 'held')
        or (c.case_type = 'TPD' and c.step = 'legalSubmission')
        or (c.case_type = 'MVA' and c.step = 'demandSent'))
      and not ${chargedCases(`'service'`)}`,
    opens,
    mend: { words: 'Undo the last step and take it again: it charges the customer.' },
  }),
  defineInvariant({
    name: 'cases.invoicedServiceIsInvoiced',
    sentence: '{name} is "{status}", and its charge still waits to be invoiced.',
    find: `select ${caseColumns} from cases c where not c.is_deleted and c.case_type = 'MN'
      and c.step = 'serviceInvoiced' and not exists (select from case_charges h
        where h.tenant_id = c.tenant_id and h.case_id = c.id and h.kind = 'service' and h.status = 'invoiced'
          and not h.is_deleted)`,
    opens,
    mend: { words: 'Invoice the charge, or undo the last step of the case.' },
  }),
];
