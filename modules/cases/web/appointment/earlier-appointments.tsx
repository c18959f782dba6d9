import { appointmentStatuses, appointmentTones } from '#booking/domain';
import type { AppointmentStatus } from '#booking/domain';
import { clockText, dayText } from '#booking/web';
import { formatDateTime } from '#kernel/domain';
import type { AnswerOf } from '#kernel/domain';
import { api, StatusChip, TabLink, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { caseAppointmentActions } from '../../domain/index.ts';
import type { linkedCaseShape } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import type { History } from './appointment-section.tsx';

type Props = { appointments: readonly History[]; moves: History['moves'] };

/** C-080: what was booked before, and from where the present one has moved. */
export function EarlierAppointments({ appointments, moves }: Props) {
  const { dateFormat } = useSession();
  if (!appointments.length && !moves.length) return null;
  const when = (instant: string, zone: string) =>
    `${dayText(instant, zone, dateFormat)} ${clockText(instant, zone)}`;
  return (
    <details>
      <summary>Appointment history</summary>
      <ul className="case-appointment-history">
        {moves.map(({ dateFrom, timeZone, changeTime, userName }) => (
          <li key={changeTime}>
            Was at {when(dateFrom, timeZone)}, booked by {userName}
          </li>
        ))}
        {appointments.map(({ id, reference, status, dateFrom, timeZone, specialist, reason }) => (
          <li key={id}>
            <TabLink to={`/view/appointments/detail/${id}`}>{reference}</TabLink>{' '}
            {when(dateFrom, timeZone)} {specialist}{' '}
            <StatusChip tone={appointmentTones[status as AppointmentStatus]}>
              {appointmentStatuses[status as AppointmentStatus]}
            </StatusChip>{' '}
            {reason && <span className="soft">{reason}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

type LinkedCases = {
  readonly items: readonly AnswerOf<{ answer: typeof linkedCaseShape }>[];
  readonly totalCount: number;
};

/** C-076. */
export function EarlierCases({ type, record }: Pick<CaseSectionProps, 'type' | 'record'>) {
  const { zone, dateFormat } = useSession();
  const { path } = caseAppointmentActions(type.resource).specialistClient;
  const { data } = useQuery({
    queryKey: ['cases with specialist', record.id, record.specialistId],
    queryFn: ({ signal }) => api.get<LinkedCases>(path.replace('{id}', record.id), {}, signal),
  });
  if (!data?.items.length) return null;
  return (
    <details>
      <summary>
        Seen by this specialist before ({data.totalCount} {data.totalCount === 1 ? 'case' : 'cases'}
        )
      </summary>
      <ul className="case-appointment-history">
        {data.items.map(({ id, caseNo, segment, statusName, appointmentDate }) => (
          <li key={id}>
            <TabLink to={`/view/${segment}/detail/${id}`}>{caseNo}</TabLink> {statusName}{' '}
            {appointmentDate && (
              <span className="soft">{formatDateTime(appointmentDate, zone, dateFormat)}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
