import { dayIn } from '#kernel/domain';
import type { Actor, Instant } from '#kernel/domain';
import { Params, Refused, scopeSql } from '#kernel/server';
import type { Statement, Tx } from '#kernel/server';
import { isHighRisk } from '#parties/domain';
import type { HighRiskFlags } from '#parties/domain';
import { appointment, booksForAnyCompany } from '../../domain/index.ts';
import type {
  BookingFacts,
  ClaimantAppointment,
  ConsultationType,
  Slot,
} from '../../domain/index.ts';
import type { Parties } from './booking-parties.ts';
import { surroundingsOf } from './slot-row.ts';

type Wanted = Pick<Parties, 'clientId' | 'companyId' | 'riskCompanyId'> & {
  readonly slot: Slot;
  readonly consultationType: ConsultationType | null;
  /** The appointment that moves here, which is no other one of the same claimant. */
  readonly movedId: string | null;
  readonly now: Date;
};

const companyText = 'select 1 from party_companies c where c.id = $1::uuid';

const riskText = `select c.high_risk_applied as "highRiskApplied",
    c.high_risk_applied_from::text as "highRiskAppliedFrom", c.high_risk_applied_to::text as "highRiskAppliedTo",
    c.high_risk_reason_to_booking_cm as "highRiskReasonToBookingCm",
    c.high_risk_reason_to_staff as "highRiskReasonToStaff"
  from party_companies c where c.id = $1::uuid`;

/** Around the slot; which of them matter is for the decision to say. */
function claimantStatement(actor: Actor, { slot, clientId, movedId }: Wanted): Statement {
  const params = new Params();
  const [mayOpen = 'true'] = scopeSql(actor, appointment, 'appointment.list', params, 'a');
  const text = `select case when ${mayOpen} then a.reference end as reference,
      a.specialist_id as "specialistId", a.date_from as "startsAt", a.date_to as "endsAt"
    from appointments a
    where a.client_id = ${params.add(clientId, '::uuid')} and not a.is_deleted and a.status <> 'cancelled'
      and a.id is distinct from ${params.add(movedId, '::uuid')}
      and a.date_from < ${params.add(slot.endsAt, '::timestamptz')} + interval '1 day'
      and a.date_to > ${params.add(slot.startsAt, '::timestamptz')} - interval '1 day'
    order by a.date_from`;
  return { text, values: params.values };
}

/** Everything the decision needs to know, read while the slot is locked. */
export async function bookingFacts(tx: Tx, actor: Actor, wanted: Wanted): Promise<BookingFacts> {
  const { slot, companyId, riskCompanyId, consultationType, now } = wanted;
  const { session, unbookable } = await surroundingsOf(tx, slot, companyId);
  const [companies, risks, others] = await tx.batch([
    { text: companyText, values: [companyId] },
    { text: riskText, values: [riskCompanyId] },
    claimantStatement(actor, wanted),
  ]);
  if (companyId && !companies?.rows.length)
    throw new Refused('unknownReference', { field: 'companyId' });
  const [risk] = (risks?.rows ?? []) as HighRiskFlags[];
  const mayOverrule = booksForAnyCompany(actor);
  return {
    slot,
    session,
    unbookable,
    asking: { userId: actor.userId, companyId, now: instantOf(now) },
    mayOverrule,
    highRiskReason: risk ? reasonFor(risk, mayOverrule, dayIn(session.timeZone, now)) : null,
    claimantAppointments: (others?.rows ?? []) as ClaimantAppointment[],
    consultationType,
  };
}

const instantOf = (now: Date): Instant => now.toISOString();

/** B-091: a customer reads the words for case managers, the practice those for its staff. */
function reasonFor(risk: HighRiskFlags, isPractice: boolean, today: string): string | null {
  if (!isHighRisk(risk, today)) return null;
  return (isPractice ? risk.highRiskReasonToStaff : risk.highRiskReasonToBookingCm) ?? '';
}
