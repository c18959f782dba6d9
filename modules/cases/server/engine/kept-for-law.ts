import type { KeptForLaw } from '#parties/domain';
import { keptForLawPoint } from '#parties/server';

const text = `select 'case' as kind, case_no as name, not is_closed as "isOpen",
    to_char(greatest(report_sent_on, (appointment_date at time zone 'Australia/Sydney')::date,
      (creation_time at time zone 'Australia/Sydney')::date), 'YYYY-MM-DD') as "lastDay"
  from cases where client_id = $1::uuid and not is_deleted order by case_no`;

/** The last service: the report, the appointment, or the day on which the case came. */
export const casesKeptForLaw = keptForLawPoint.contribute((tx, clientId) =>
  tx.query<KeptForLaw>(text, [clientId]),
);
