import { oneOf, spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

const register = (set: string, where: string) => spoil('cases', set, where);

/** The register and the table of the type, as no trigger keeps them together here. */
const assessment = (set: string, where: string) => spoil('assessments', set, where);

const charge = (set: string, where: string) => spoil('case_charges', set, where);

const deleteCharges = (type: string, step: string) => `update case_charges set is_deleted = true
  where case_id = ${oneOf('cases', `case_type = '${type}' and step = '${step}'`)}`;

const future = `(current_date + 400)`;

export const caseContradictions: Plants = {
  'cases.fourEyesDisposal': `insert into case_disposals
      (tenant_id, id, number, case_id, status, batch_key, reason, asked_by_id, approved_by_id, approved_at)
    select tenant_id, gen_random_uuid(), 'DIS-X', ${oneOf('cases')}, 'done', 'x', 'x', id, gen_random_uuid(), now()
      from users where id = ${oneOf('users')}`,
  'cases.statusHasAppointment': assessment(
    'appointment_id = null, appointment_date = null',
    `step = 'attendedChargeable'`,
  ),
  'cases.appointmentIsLive': `update appointments set status = 'cancelled' where id =
    (select appointment_id from assessments where id = ${oneOf('assessments', `step = 'appointmentConfirmed'`)})`,
  'cases.dayWithoutAppointment': assessment('appointment_date = now()', `step = 'caseCreated'`),
  'cases.appointmentSaysTheSame': assessment(
    `appointment_date = appointment_date + interval '1 hour'`,
    `step = 'appointmentConfirmed'`,
  ),
  'cases.appointmentKnowsItsCase': assessment(
    `appointment_id = null, appointment_date = null, step = 'caseCreated'`,
    `step = 'appointmentConfirmed'`,
  ),
  'cases.statusFollowsAppointment': `update appointments set status = 'booked' where id =
    (select appointment_id from assessments
      where id = ${oneOf('assessments', `step = 'appointmentConfirmed' and not is_on_hold`)})`,
  'cases.attendanceIsNotAhead': assessment(
    `appointment_date = now() + interval '3 days'`,
    `step = 'attendedChargeable'`,
  ),
  'cases.attendanceIsDueAfterTheDay': assessment(
    'next_due_date = (appointment_date at time zone appointment_zone)::date',
    `next_step = 'ATTENDANCE' and not is_on_hold`,
  ),
  'cases.openCaseHasNextAction': register('next_step = null', 'not is_closed'),
  'cases.openCaseHasDay': register('next_due_date = null', 'not is_closed'),
  'cases.openCaseHasPerson': register('pic_user_id = null', 'not is_closed'),
  'cases.personIsActive': `update users set is_active = false where id =
    (select pic_user_id from cases where id = ${oneOf('cases', 'not is_closed and pic_user_id is not null')})`,
  'cases.closedCaseWaitsForNothing': register(`next_step = 'PAPERWORK'`, 'is_closed'),
  'cases.noDeadEnd': register(`step = 'nowhere'`, `case_type = 'IME' and not is_closed`),
  'cases.registerSaysTheSame': register(`step = 'caseCreated'`, `step = 'appointmentConfirmed'`),
  'cases.chargeHasPayer': charge('company_id = null', 'amount is not null'),
  'cases.chargeHasPrice': charge('amount = null', `status = 'pending' and kind = 'service'`),
  'cases.chargedOnce': `insert into case_charges (tenant_id, id, case_id, kind, move, description, charged_on, status)
    select tenant_id, gen_random_uuid(), case_id, kind, move, description, charged_on, status from case_charges
    where id = ${oneOf('case_charges', `kind = 'assessment'`)}`,
  'cases.payIsNotAbovePrice': charge(
    'amount = 100, payee_amount = 200',
    `status = 'pending' and kind = 'service'`,
  ),
  'cases.quotationIsThePrice': `insert into case_charges
      (tenant_id, id, case_id, kind, move, description, charged_on, amount, status, company_id)
    select tenant_id, gen_random_uuid(), ot_id, 'assessment', 'attend', 'Assessment', current_date, subtotal + 100,
      'pending', company_id
    from ot_quotations where id = ${oneOf('ot_quotations', `status = 'approved'`)}`,
  'cases.attendedIsCharged': deleteCharges('IME', 'attendedChargeable'),
  'cases.cancellationIsCharged': deleteCharges('IME', 'cancelledChargeable'),
  'cases.specialistIsPaidForCancellation': deleteCharges('IME', 'cancelledPaySpecialist'),
  'cases.sentReportIsCharged': deleteCharges('FR', 'reportSent'),
  'cases.serviceIsCharged': deleteCharges('MR', 'filesSent'),
  'cases.invoicedServiceIsInvoiced': register(
    `step = 'serviceInvoiced'`,
    `case_type = 'MN' and step = 'closeWithBookings'`,
  ),
  'cases.daysInOrder': spoil('mva_claim', 'lodged_on = accident_date - 1', 'lodged_on is not null'),
  'cases.claimDaysAreNotAhead': spoil('mva_claim', `lodged_on = ${future}`),
  'cases.orderDaysAreNotAhead': spoil('file_reviews', `requested_on = ${future}`),
  'cases.paperworkDaysAreNotAhead': assessment(
    `paperwork_sent_on = ${future}`,
    `step = 'paperworkSent'`,
  ),
  'cases.reportDaysAreNotAhead': register(`report_sent_on = ${future}`, `step = 'reportSent'`),
  'cases.timeIsNotAhead': spoil('time_tracking', `work_day = ${future}`),
  'cases.sentPaperworkHoldsADocument': `delete from case_briefs
    where case_id = ${oneOf('assessments', `step = 'paperworkSent'`)}`,
  'cases.finalReportIsSigned': spoil(
    'case_reports',
    'note = null, problem = null',
    `kind = 'final'`,
  ),
  'cases.finalReportIsADocument': spoil('case_reports', 'file_id = null', `kind = 'final'`),
  'cases.draftIsNotSent': spoil('case_reports', 'sent_at = now()', `kind = 'draft'`),
  'cases.oneConsentIsOpen': `update case_consents set ended_at = null, status = 'sent', case_id = c.id
    from (select id from cases where tenant_id = current_tenant() order by id limit 1) c
    where case_consents.id in (select id from case_consents where tenant_id = current_tenant() order by id limit 2)`,
  'cases.signedConsentIsKept': spoil(
    'case_consents',
    `status = 'completed', signed_file_id = null, ended_at = now() - interval '1 day'`,
  ),
  'cases.typedJobHasText': spoil(
    'typing_jobs',
    `status = 'completed', completed_at = now(), typed_text = null, report_file_id = null`,
  ),
  'cases.conferenceHasTime': spoil(
    'co_teleconference',
    'appointment_date = null',
    `step = 'confirmed'`,
  ),
  'cases.minutesOfHeldConference': spoil(
    'co_teleconference',
    'minutes_sent_on = current_date',
    `step = 'created'`,
  ),
  'cases.heldConferenceIsOver': spoil(
    'co_teleconference',
    `held_from = now() + interval '2 days'`,
    `step = 'held'`,
  ),
  'cases.cancelledConferenceFreesTimes': `update appointments set case_module = 'CO',
      case_id = (${oneOf('co_teleconference', `step = 'cancelledNoFee'`)})::text
    where id = ${oneOf('appointments', `status = 'confirmed' and case_id is null`)}`,
  'cases.massTortHasAssessment': spoil(
    'mass_torts',
    `step = 'assessmentBooked', assessment_id = null`,
  ),
  'cases.massTortReportHasCome': spoil(
    'mass_torts',
    `step = 'reportReceived', assessment_id = ${oneOf('assessments', `step = 'appointmentConfirmed'`)}`,
  ),
  'cases.closedParticipantHasNoAppointment': `update ndis_appointments set status = 'confirmed'
    where id = (select a.id from ndis_appointments a join ndis n on n.id = a.ndis_id
      where n.tenant_id = current_tenant() and n.lifecycle = 'closed' limit 1)`,
  'cases.budgetIsWhatWasClaimed': spoil('ndis_budgets', 'used_amount = used_amount + 1'),
  'cases.paymentRequestIsItsClaims': spoil('ndis_payment_requests', 'total = total + 1'),
  'cases.quotationIsItsItems': spoil('ot_quotations', 'total = total + 1'),
  'cases.sentQuotationHasAddress': spoil(
    'ot_quotations',
    `sent_to = 'nope'`,
    'sent_at is not null',
  ),
  'cases.quotedCaseHasQuotation': `update ot_quotations set sent_at = null
    where ot_id = ${oneOf('cases', `case_type = 'OT' and step = 'quotationSent'`)}`,
  'cases.requestIsAboutItsOrigin': `update supplementaries set origin_case_id =
      (select id from cases c where c.tenant_id = current_tenant() and c.client_id <> supplementaries.client_id limit 1)
    where id = ${oneOf('supplementaries')}`,
  'cases.settlementAddsUp': spoil(
    'mva_claim',
    'net_to_client = net_to_client + 1',
    `step = 'closed'`,
  ),
  'cases.settledClaimHasSettlement': spoil('mva_claim', 'settled_on = null', `step = 'settled'`),
  'cases.approvedTimeIsCharged': spoil(
    'time_tracking',
    'charge_id = null',
    `approval = 'approved' and billing_status = 'readyToBill'`,
  ),
};
