import { formatPhone, zoneName } from '#kernel/domain';
import { StatusChip } from '#kernel/web';
import { appointmentStatuses, appointmentTones, consultationTypes } from '../../domain/index.ts';
import { clockText, dayText } from '../book/shown-slot.ts';
import type { PortalAppointment } from './use-portal.ts';

type Props = { title: string; items: readonly PortalAppointment[]; empty: string };

export function PortalAppointments({ title, items, empty }: Props) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {items.length === 0 && <p className="soft">{empty}</p>}
      <ul className="portal-list">
        {items.map((one) => (
          <Appointment key={one.id} appointment={one} />
        ))}
      </ul>
    </section>
  );
}

/** As the mail of the booking says it: the link itself comes with a letter of the practice. */
const howToJoin: Readonly<Record<string, string>> = {
  'By video': 'You will get the link to join before the appointment.',
  'By telephone': 'Please keep your telephone near you at that time.',
};

const isAhead = ({ status }: PortalAppointment): boolean =>
  status === 'booked' || status === 'confirmed';

/** The clocks are those of the place, since that is where the person goes. */
function Appointment({ appointment }: { appointment: PortalAppointment }) {
  const { dateFrom, dateTo, timeZone, status, place, phone } = appointment;
  const join = isAhead(appointment) && howToJoin[place];
  const clock = (at: string) => clockText(at, timeZone);
  return (
    <li className="portal-item">
      <span className="portal-when">
        {dayText(dateFrom, timeZone)}
        <StatusChip tone={appointmentTones[status]}>{appointmentStatuses[status]}</StatusChip>
      </span>
      <span>
        {clock(dateFrom)} to {clock(dateTo)} {zoneName(dateFrom, timeZone)}
      </span>
      <span>
        {appointment.specialist}, {consultationTypes[appointment.consultationType]}
      </span>
      <span>{place}</span>
      {join && <span className="soft">{join}</span>}
      {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      {appointment.interpreterRequired && <span className="soft">An interpreter is booked.</span>}
      <span className="soft">{appointment.reference}</span>
    </li>
  );
}
