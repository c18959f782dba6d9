import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { anyCase, timeEntry } from '../../domain/index.ts';
import { caseColumns } from './case-rows.ts';

const opens = anyCase;

/** Claims that were refused or withdrawn take nothing from a budget. */
const takesNothing = `('rejected', 'withdrawn')`;

export const serviceInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'cases.conferenceHasTime',
    sentence: 'The conference {name} is "{status}", and has no time.',
    find: `select c.id, c.case_no as name, 'CO' as module, c.status_name as status
      from co_teleconference c where not c.is_deleted and c.step in ('confirmed', 'held')
        and (c.appointment_date is null or c.appointment_zone is null)`,
    opens,
    mend: { words: 'Undo the last step and choose a time.' },
  }),
  defineInvariant({
    name: 'cases.minutesOfHeldConference',
    sentence: 'Minutes of {name} were sent, and it is "{status}".',
    find: `select c.id, c.case_no as name, 'CO' as module, c.status_name as status
      from co_teleconference c where not c.is_deleted and c.minutes_sent_on is not null
        and c.step <> 'held' and not (c.step = 'confirmed' and c.appointment_date <= (select now from moment))`,
    opens,
    mend: { words: 'Record that it was held, or write to whoever got the minutes.' },
  }),
  defineInvariant({
    name: 'cases.heldConferenceIsOver',
    sentence: 'The conference {name} is held, and its time is still to come.',
    find: `select c.id, c.case_no as name, 'CO' as module
      from co_teleconference c where not c.is_deleted and c.step = 'held'
        and coalesce(c.held_from, c.appointment_date) > (select now from moment)`,
    opens,
    mend: { words: 'Undo the last step; it is recorded when the time has come.' },
  }),
  defineInvariant({
    name: 'cases.cancelledConferenceFreesTimes',
    sentence: 'The conference {name} is "{status}", and a specialist still has a time for it.',
    find: `select distinct c.id, c.case_no as name, 'CO' as module, c.status_name as status
      from co_teleconference c join booking_appointments a on a.tenant_id = c.tenant_id and a.case_id = c.id::text
      where not c.is_deleted and c.step in ('cancelledNoFee', 'cancelledChargeable')
        and a.status in ('booked', 'confirmed')`,
    opens,
    mend: { words: 'Cancel that appointment in the calendar.' },
  }),
  defineInvariant({
    name: 'cases.massTortHasAssessment',
    sentence: '{name} is "{status}", and no assessment belongs to it.',
    find: `select c.id, c.case_no as name, 'MT' as module, c.status_name as status from mass_torts c
      left join cases a on a.tenant_id = c.tenant_id and a.id = c.assessment_id and not a.is_deleted
      where not c.is_deleted and c.step = 'assessmentBooked' and (a.id is null or a.step like 'cancelled%')`,
    opens,
    mend: { words: 'Link the assessment, or undo the last step.' },
  }),
  defineInvariant({
    name: 'cases.massTortReportHasCome',
    sentence: '{name} is "{status}", and its assessment is "{assessment}".',
    find: `select c.id, c.case_no as name, 'MT' as module, c.status_name as status, a.status_name as assessment
      from mass_torts c join cases a on a.tenant_id = c.tenant_id and a.id = c.assessment_id
      where not c.is_deleted and c.step = 'reportReceived' and not a.is_deleted
        and a.step in ('caseCreated', 'appointmentRequested', 'appointmentConfirmed', 'paperworkSent', 'notAttended')`,
    opens,
    mend: { words: 'Undo the last step: the report of the assessment has not come.' },
  }),
  defineInvariant({
    name: 'cases.closedParticipantHasNoAppointment',
    sentence: '{name} is closed, and its appointment of {day} is still {appointment}.',
    find: `select c.id, c.case_no as name, 'NDIS' as module, to_char(a.appointment_on, 'DD/MM/YYYY') as day,
        a.status as appointment
      from ndis c join ndis_appointments a on a.tenant_id = c.tenant_id and a.ndis_id = c.id
      where not c.is_deleted and not a.is_deleted and c.lifecycle = 'closed'
        and a.status in ('requested', 'confirmed')`,
    opens,
    mend: { words: 'Cancel the appointment, or open the case again.' },
  }),
  defineInvariant({
    name: 'cases.budgetIsWhatWasClaimed',
    sentence: 'A budget of {name} says {used} used, and its claims come to {claimed}.',
    find: `select c.id, c.case_no as name, 'NDIS' as module, b.used_amount::text as used, coalesce(s.amount, 0)::text as claimed
      from ndis_budgets b join ndis c on c.tenant_id = b.tenant_id and c.id = b.ndis_id
      left join (select tenant_id, budget_id, sum(amount) as amount from ndis_claims
        where status not in ${takesNothing} and not is_deleted group by 1, 2) s
        on s.tenant_id = b.tenant_id and s.budget_id = b.id
      where not b.is_deleted and not c.is_deleted and b.used_amount <> coalesce(s.amount, 0)`,
    opens,
    mend: { words: 'Open the claims of the participant and correct the one that is wrong.' },
  }),
  defineInvariant({
    name: 'cases.paymentRequestIsItsClaims',
    sentence: 'The payment request {name} says {total}, and its claims come to {claimed}.',
    find: `select s.ndis_id as id, 'NDIS' as module, r.request_no as name, r.total::text as total,
        s.amount::text as claimed
      from ndis_payment_requests r join (select tenant_id, payment_request_id, sum(amount) as amount,
        min(ndis_id::text) as ndis_id from ndis_claims where not is_deleted group by 1, 2) s
        on s.tenant_id = r.tenant_id and s.payment_request_id = r.id
      where not r.is_deleted and r.status <> 'making' and r.total <> s.amount`,
    opens,
    mend: { words: 'Withdraw the request and make it again.' },
  }),
  defineInvariant({
    name: 'cases.quotationIsItsItems',
    sentence: 'The quotation {name} says {total}, and its items come to {items}.',
    find: `select q.ot_id as id, q.quotation_no as name, 'OT' as module, q.total::text as total, coalesce(s.amount, 0)::text as items
      from ot_quotations q left join (select tenant_id, quotation_id, sum(amount + gst) as amount
        from ot_quotation_items where not is_deleted group by 1, 2) s
        on s.tenant_id = q.tenant_id and s.quotation_id = q.id
      where not q.is_deleted and q.total <> coalesce(s.amount, 0)`,
    opens,
    mend: { words: 'Save the items of the quotation again: it is added up anew.' },
  }),
  defineInvariant({
    name: 'cases.sentQuotationHasAddress',
    sentence: 'The quotation {name} counts as sent, and "{to}" is no address.',
    find: `select q.ot_id as id, q.quotation_no as name, 'OT' as module, coalesce(q.sent_to, '') as "to" from ot_quotations q
      where not q.is_deleted and q.sent_at is not null and coalesce(q.sent_to, '') not like '%_@_%'`,
    opens,
    mend: { words: 'Send the quotation again to an address that exists.' },
  }),
  defineInvariant({
    name: 'cases.quotedCaseHasQuotation',
    sentence: '{name} is "{status}", and no quotation was sent.',
    find: `select ${caseColumns} from cases c where not c.is_deleted and c.case_type = 'OT'
      and c.step = 'quotationSent' and not exists (select from ot_quotations q where q.tenant_id = c.tenant_id
        and q.ot_id = c.id and q.sent_at is not null and not q.is_deleted)`,
    opens,
    mend: { words: 'Send a quotation, or undo the last step.' },
  }),
  defineInvariant({
    name: 'cases.requestIsAboutItsOrigin',
    sentence: '{name} is about another claimant than {origin}, which it was made from.',
    find: `select c.id, c.case_no as name, c.case_type as module, o.case_no as origin
      from (select tenant_id, id, case_no, 'SUPP' as case_type, client_id, origin_case_id from supplementaries
          where not is_deleted union all select tenant_id, id, case_no, 'FR', client_id, origin_case_id
          from file_reviews where not is_deleted) c
      join cases o on o.tenant_id = c.tenant_id and o.id = c.origin_case_id
      where o.client_id is distinct from c.client_id`,
    opens,
    mend: { words: 'Choose the claimant of the origin, or another origin.' },
  }),
  defineInvariant({
    name: 'cases.settlementAddsUp',
    sentence: '{name} pays {net} to the client, and the statement comes to {sum}.',
    find: `select c.id, c.case_no as name, 'MVA' as module, c.net_to_client::text as net,
        (c.settlement_gross - coalesce(c.costs_total, 0) - coalesce(c.disbursements_total, 0)
          - coalesce(c.refunds_total, 0))::text as sum
      from mva_claim c where not c.is_deleted and c.net_to_client is not null
        and c.net_to_client <> c.settlement_gross - coalesce(c.costs_total, 0)
          - coalesce(c.disbursements_total, 0) - coalesce(c.refunds_total, 0)`,
    opens,
    mend: { words: 'Write the statement of the settlement again.' },
  }),
  defineInvariant({
    name: 'cases.settledClaimHasSettlement',
    sentence: '{name} is "{status}", and says neither when nor for how much.',
    find: `select c.id, c.case_no as name, 'MVA' as module, c.status_name as status from mva_claim c
      where not c.is_deleted and c.step = 'settled' and (c.settled_on is null or c.settlement_gross is null)`,
    opens,
    mend: { words: 'Enter the settlement on the page of the claim.' },
  }),
  defineInvariant({
    name: 'cases.approvedTimeIsCharged',
    sentence: 'Approved time for {name} counts as to be billed, and is not charged.',
    find: `select e.id, coalesce(c.case_no, 'no case') as name
      from time_tracking e left join cases c on c.tenant_id = e.tenant_id and c.id = e.case_id
      where not e.is_deleted and e.approval = 'approved' and e.billing_status = 'readyToBill'
        and e.charge_id is null`,
    opens: timeEntry,
    mend: { words: 'Take the approval back and approve it again.' },
  }),
];
