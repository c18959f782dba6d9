import { addressText } from '#kernel/domain';
import type { Address } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import type { NoticeFacts, NoticeRecipient } from '../../domain/index.ts';

type Row = Omit<NoticeFacts, 'client' | 'caseManager' | 'specialist' | 'centre' | 'office'> & {
  specialistId: string;
  clientId: string;
  managerId: string | null;
  clientFirst: string;
  clientName: string;
  clientEmail: string | null;
  managerFirst: string | null;
  managerName: string | null;
  managerEmail: string | null;
  specialistName: string;
  specialistEmail: string | null;
  specialty: string | null;
  videoLink: string | null;
  centreName: string | null;
  address: Address | null;
  room: string | null;
  phone: string | null;
  parking: string | null;
  access: string | null;
  officeName: string;
  officeEmail: string | null;
};

const text = `select a.id, a.reference, a.status, a.revision::int as revision, a.date_from as "startsAt",
    a.date_to as "endsAt", a.time_zone as "timeZone", a.consultation_type as "consultationType",
    s.is_video_appointment as "isVideo", a.video_link as "videoLink", a.specialist_id as "specialistId",
    a.client_id as "clientId", a.case_manager_id as "managerId",
    nullif(concat_ws(': ', w.label, a.cancellation_reason), '') as "cancellationReason",
    case when a.interpreter_required then coalesce(l.label, '') end as "interpreterLanguage",
    k.first_name as "clientFirst", k.full_name as "clientName", k.email as "clientEmail",
    m.first_name as "managerFirst", m.full_name as "managerName", m.email as "managerEmail",
    p.titled_name as "specialistName", p.specialty, p.email as "specialistEmail", co.name as company,
    c.name as "centreName", c.address, r.name as room, c.phone, c.parking_notes as parking,
    c.access_notes as access, coalesce(t.shown_name, '') as "officeName", t.email as "officeEmail"
  from appointments a
  join appointment_sessions s on s.id = a.session_id
  join party_clients k on k.id = a.client_id
  join party_specialists p on p.id = a.specialist_id
  left join party_case_managers m on m.id = a.case_manager_id
  left join party_companies co on co.id = a.company_id
  left join party_centres c on c.id = a.centre_id
  left join party_centre_rooms r on r.id = s.room_id
  left join platform_values l on l.id = a.language_id
  left join platform_values w on w.id = a.cancelled_for_id
  left join platform_tenants t on t.id = current_tenant()
  where a.id = $1::uuid and not a.is_deleted`;

export type NoticedAppointment = NoticeFacts & {
  readonly specialistId: string;
  readonly clientId: string;
  readonly managerId: string | null;
};

export const personIdOf = (facts: NoticedAppointment, recipient: NoticeRecipient): string | null =>
  recipient === 'client'
    ? facts.clientId
    : recipient === 'caseManager'
      ? facts.managerId
      : facts.specialistId;

/** Null: the appointment is gone. */
export async function noticeFacts(
  tx: Tx,
  appointmentId: string,
): Promise<NoticedAppointment | null> {
  const [row] = await tx.query<Row>(text, [appointmentId]);
  if (!row) return null;
  return {
    ...row,
    client: { firstName: row.clientFirst, name: row.clientName, email: row.clientEmail },
    caseManager: row.managerName
      ? {
          firstName: row.managerFirst ?? row.managerName,
          name: row.managerName,
          email: row.managerEmail,
        }
      : null,
    specialist: {
      name: row.specialistName,
      email: row.specialistEmail,
      specialty: row.specialty,
    },
    centre: row.centreName
      ? {
          name: row.centreName,
          address: row.address ? addressText(row.address) : '',
          room: row.room,
          phone: row.phone,
          parking: row.parking,
          access: row.access,
        }
      : null,
    office: { name: row.officeName, email: row.officeEmail },
  };
}

const specialistText = `select titled_name as name, specialty, email
  from party_specialists where id = $1::uuid`;

export async function specialistNamed(
  tx: Tx,
  id: string,
): Promise<NoticeFacts['specialist'] | null> {
  const [found] = await tx.query<NoticeFacts['specialist']>(specialistText, [id]);
  return found ?? null;
}
