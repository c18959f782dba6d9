import { ChangeButton } from '#booking/web';
import { formatTime, zoneMark } from '#kernel/domain';
import { useSession, useThisMinute } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { shortDay } from '../greeting.ts';
import { allOf, Loaded, None, Panel } from '../panel.tsx';
import { useFirstRecords } from '../use-first-records.ts';
import { AppointmentRows } from './appointments.tsx';
import { shownOfAppointments } from './appointments.tsx';
import type { Appointment } from './appointments.tsx';

const most = 5;

/** The next ones that nobody has confirmed. */
export function ToConfirm() {
  const from = useThisMinute();
  const query = useFirstRecords<Appointment>('appointments', {
    status: 'booked',
    dateFromFrom: from,
    sorting: 'dateFrom',
    maxResultCount: most,
    fields: shownOfAppointments,
  });
  const total = query.data?.totalCount ?? 0;
  const list = `/view/appointments?status=booked&dateFromFrom=${encodeURIComponent(from)}`;
  return (
    <Panel title="To confirm" more={total > 0 ? { to: list, text: allOf(total, most) } : undefined}>
      <Loaded query={query} lines={5}>
        {({ items }) =>
          items.length ? (
            <AppointmentRows
              appointments={items}
              button={(one) => <ConfirmButton key={one.id} appointment={one} />}
            />
          ) : (
            <None>Every appointment that is to come has been confirmed.</None>
          )
        }
      </Loaded>
    </Panel>
  );
}

function ConfirmButton({ appointment }: { appointment: Appointment }) {
  const queries = useQueryClient();
  const { zone } = useSession();
  const { client, specialist, centre, dateFrom, timeZone } = appointment;
  const name = client?.displayName ?? 'the client';
  const time = `${formatTime(dateFrom, timeZone)} ${zoneMark(dateFrom, timeZone, zone)}`.trim();
  const when = `${shortDay(timeZone, dateFrom)}, ${time}`;
  const where = [specialist?.displayName, centre?.displayName ?? 'By video'].filter(Boolean);
  return (
    <Suspense>
      <ChangeButton
        kind="confirm"
        appointment={appointment}
        about={`The appointment of ${name}: ${[when, ...where].join(', ')}`}
        size="small"
        onDone={() => void queries.invalidateQueries({ queryKey: ['list', 'appointments'] })}
      />
    </Suspense>
  );
}
