import type { Actor, ValueOfShape } from '#kernel/domain';
import { Params, Refused, scopeSql } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { isStopped } from '#parties/server';
import {
  appointmentSession,
  booksForAnyCompany,
  sessionMinutes,
  sessionPopup,
} from '../../domain/index.ts';
import type { popupShape } from '../../domain/index.ts';
import { bookableCompanies } from '../slot/customer-companies.ts';
import { visibleSessions } from '../slot/visible-sessions.ts';
import { labelsOf } from './specialist-labels.ts';

/** How many of the next free slots the card names. */
const nextSlots = 5;

const specialistText = (
  where: string,
) => `select p.id, p.titled_name as "displayName", p.specialty, p.state,
    p.is_active as "isActive", p.cv_file_id is not null as "hasCv",
    p.sample_report_file_id is not null as "hasSample",
    ${labelsOf('language')} as languages, ${labelsOf('accreditation')} as accreditations
  from party_specialists p cross join lateral (select p.id as specialist_id) own where ${where}`;

const sessionText = (where: string) => `select s.id, s.specialist_id as "specialistId",
    s.date_from as "dateFrom", s.date_to as "dateTo", s.time_zone as "timeZone",
    s.session_status as "sessionStatus", s.consultation_type as "consultationType",
    s.is_video_appointment as "isVideoAppointment", s.free_slots::int as "freeSlots",
    s.total_slots::int as "totalSlots", case when c.id is not null then json_build_object('id', c.id,
      'displayName', c.name, 'suburb', c.suburb, 'state', c.state, 'postcode', c.postcode,
      'phone', c.phone, 'parkingNotes', c.parking_notes, 'accessNotes', c.access_notes) end as centre
  from appointment_sessions s left join party_centres c on c.tenant_id = s.tenant_id and c.id = s.centre_id
  where ${where}`;

const slotsText = (
  where: string,
  company: string,
) => `select l.id, l.session_id as "sessionId", l.starts_at as "startsAt",
    l.ends_at as "endsAt", s.time_zone as "timeZone"
  from appointment_sessions s
  join appointment_slots l on l.tenant_id = s.tenant_id and l.session_id = s.id
  cross join lateral party_bookability(s.specialist_id, s.centre_id, ${company},
    (s.date_from at time zone s.time_zone)::date) b
  where ${where}
  order by l.starts_at limit ${nextSlots}`;

type Asked = {
  readonly actor: Actor;
  readonly now: Date;
  readonly specialistId: string | null;
  readonly sessionId: string | null;
};
type SessionRow = { id: string; specialistId: string; dateFrom: string; dateTo: string };
type SpecialistRow = ValueOfShape<(typeof popupShape)['specialist']>;
type FreeSlot = ValueOfShape<(typeof popupShape)['nextFreeSlots'][0]>;

async function sessionFor(tx: Tx, actor: Actor, id: string): Promise<SessionRow> {
  const params = new Params();
  const where = [
    's.tenant_id = current_tenant()',
    `s.id = ${params.add(id, '::uuid')}`,
    'not s.is_deleted',
    ...visibleSessions(actor, params),
  ].join(' and ');
  const [session] = await tx.query<SessionRow>(sessionText(where), params.values);
  if (!session) throw new Refused('notFound');
  return session;
}

/** A specialist asks for their own card; the office and customers for anybody's. */
async function specialistFor(tx: Tx, actor: Actor, id: string): Promise<SpecialistRow> {
  const params = new Params();
  const where = [
    'p.tenant_id = current_tenant()',
    `p.id = ${params.add(id, '::uuid')}`,
    ...scopeSql(actor, appointmentSession, sessionPopup.ability, params, 'own'),
  ].join(' and ');
  const [specialist] = await tx.query<SpecialistRow>(specialistText(where), params.values);
  if (!specialist) throw new Refused('notFound');
  return specialist;
}

function freeSlotsOf(tx: Tx, actor: Actor, specialistId: string, now: Date): Promise<FreeSlot[]> {
  const params = new Params();
  const isPractice = booksForAnyCompany(actor);
  const at = params.add(now.toISOString(), '::timestamptz');
  const where = [
    's.tenant_id = current_tenant()',
    `s.specialist_id = ${params.add(specialistId, '::uuid')}`,
    `s.free_slots > 0 and not s.is_deleted and s.session_status in ('available', 'reserved')`,
    `s.date_from > ${at} - interval '1 day' and l.starts_at > ${at}`,
    `(l.state = 'free' or (l.state = 'held' and l.held_until < ${at}))`,
    `not ${isStopped([])}`,
    ...(isPractice ? [] : ['not b.contract_ended']),
    ...visibleSessions(actor, params),
  ].join(' and ');
  const [companyId = null] = isPractice ? [] : bookableCompanies(actor);
  const company = params.add(companyId, '::uuid');
  return tx.query<FreeSlot>(slotsText(where, company), params.values);
}

/** C-086: what one wants to know while pointing at a session. */
export async function sessionPopupFor(tx: Tx, { actor, now, sessionId, ...asked }: Asked) {
  const session = sessionId ? await sessionFor(tx, actor, sessionId) : undefined;
  const specialistId = session?.specialistId ?? asked.specialistId;
  if (!specialistId) throw new Refused('notFound');
  const specialist = await specialistFor(tx, actor, specialistId);
  return {
    specialist,
    session: session && {
      ...session,
      durationMinutes: sessionMinutes(session.dateFrom, session.dateTo),
    },
    nextFreeSlots: await freeSlotsOf(tx, actor, specialistId, now),
  };
}
