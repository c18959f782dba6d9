import { appointmentStatuses, appointmentTones } from '#booking/domain';
import type { AppointmentStatus } from '#booking/domain';
import type { Reference } from '#kernel/domain';
import { StatusChip } from '#kernel/web';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortDay } from '../greeting.ts';
import { PlaceTime } from '../place-time.tsx';

export const shownOfAppointments =
  'reference,clientId,specialistId,centreId,dateFrom,timeZone,status';

export type Appointment = {
  readonly id: string;
  readonly concurrencyStamp: string;
  readonly reference: string | null;
  readonly client: Reference | null;
  readonly specialist: Reference | null;
  readonly centre: Reference | null;
  readonly dateFrom: string;
  readonly timeZone: string;
  readonly status: AppointmentStatus;
  readonly can?: readonly string[];
};

type Props = {
  appointments: readonly Appointment[];
  /** A specialist knows who they are. */
  isOwn?: boolean;
  button?: (appointment: Appointment) => ReactNode;
};

export const AppointmentRows = ({ appointments, isOwn, button }: Props) => (
  <ul className="dash-rows">
    {appointments.map((one) => (
      <li key={one.id} className="visit-row">
        <span className="visit-when">
          <strong>
            <PlaceTime at={one.dateFrom} zone={one.timeZone} />
          </strong>
          <span className="soft">{shortDay(one.timeZone, one.dateFrom)}</span>
        </span>
        <span className="clinic-who">
          <Link to={`/view/appointments/detail/${one.id}`}>
            {one.client?.displayName ?? one.reference}
          </Link>
          <span className="soft">
            {[!isOwn && one.specialist?.displayName, one.centre?.displayName ?? 'By video']
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
        {button?.(one) ?? (
          <StatusChip tone={appointmentTones[one.status]}>
            {appointmentStatuses[one.status]}
          </StatusChip>
        )}
      </li>
    ))}
  </ul>
);
