import { bookingSources } from '#parties/server';
import type { BookingsAsked } from '#parties/server';
import { appointmentStatuses, appointmentTones, consultationTypes } from '../../domain/index.ts';

/** Which column of an appointment names the party. */
const columns: Readonly<Record<string, string>> = {
  client: 'client_id',
  company: 'company_id',
  caseManager: 'case_manager_id',
  specialist: 'specialist_id',
  centre: 'centre_id',
};

/** A party that no appointment names has none. */
const whereOf = ({ party, id, from, to }: BookingsAsked) => {
  const column = Object.hasOwn(columns, party) ? columns[party] : undefined;
  return {
    text: `${column ? `a.${column} = $1::uuid` : '$1::uuid is null'} and not a.is_deleted
      and ($2::date is null or a.date_from >= $2::date::timestamptz)
      and ($3::date is null or a.date_from < ($3::date + 1)::timestamptz)`,
    values: [id, from ?? null, to ?? null],
  };
};

/** C-142 and its kin: what the pages of the parties show. Cases add theirs under the same names. */
export const appointmentBookings = bookingSources.contribute({
  words: {
    services: consultationTypes,
    statuses: appointmentStatuses,
    tones: appointmentTones,
  },
  bookings(asked, most) {
    const { text, values } = whereOf(asked);
    return {
      text: `select a.id, 'APPOINTMENT' as module, a.reference as "caseNo", a.consultation_type as "serviceType",
            to_char(a.date_from at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date,
            a.time_zone as "timeZone", a.status,
            coalesce(k.full_name, '') as client, p.full_name as specialist, c.name as centre
          from appointments a left join party_clients k on k.id = a.client_id
          join party_specialists p on p.id = a.specialist_id left join party_centres c on c.id = a.centre_id
          where ${text} order by a.date_from desc limit ${most}`,
      values,
    };
  },
  services(asked) {
    const { text, values } = whereOf(asked);
    return {
      text: `select a.consultation_type as "serviceType", count(*)::int as bookings,
            to_char(max(a.date_from) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastDate"
          from appointments a where ${text} group by a.consultation_type`,
      values,
    };
  },
});
