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

/** The clocks are those of the place, since that is where the person goes. */
function Appointment({ appointment }: { appointment: PortalAppointment }) {
  const { dateFrom, dateTo, timeZone, status, centre, address, phone } = appointment;
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
      {centre && <span>{[centre, address].filter(Boolean).join(', ')}</span>}
      {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      {appointment.interpreterRequired && <span className="soft">An interpreter is booked.</span>}
      <span className="soft">{appointment.reference}</span>
    </li>
  );
}
