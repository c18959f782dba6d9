import { ChangeButton } from '#booking/web';
import { useThisMinute } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
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
  const name = appointment.client?.displayName ?? 'the client';
  return (
    <Suspense>
      <ChangeButton
        kind="confirm"
        appointment={appointment}
        about={`The appointment of ${name}`}
        size="small"
        onDone={() => void queries.invalidateQueries({ queryKey: ['list', 'appointments'] })}
      />
    </Suspense>
  );
}
