import { can, resourceNamed } from '#kernel/domain';
import { useSession, useThisMinute } from '#kernel/web';
import { Link } from 'react-router';
import { mayOpenPage } from '../may-open-page.ts';
import { allOf, Loaded, None, Panel } from '../panel.tsx';
import { useFirstRecords } from '../use-first-records.ts';
import { AppointmentRows } from './appointments.tsx';
import { shownOfAppointments } from './appointments.tsx';
import type { Appointment } from './appointments.tsx';

const most = 10;
const goingAhead = ['booked', 'confirmed'] as const;

/** What a case manager waits for: their claimants' appointments, the next first. */
export function Claimants() {
  const { actor } = useSession();
  const from = useThisMinute();
  const [one, many] = resourceNamed('client').label;
  const query = useFirstRecords<Appointment>('appointments', {
    status: goingAhead,
    dateFromFrom: from,
    sorting: 'dateFrom',
    maxResultCount: most,
    fields: shownOfAppointments,
  });
  const total = query.data?.totalCount ?? 0;
  const list = `/view/appointments?status=booked&status=confirmed&dateFromFrom=${encodeURIComponent(from)}`;
  return (
    <Panel
      title={`Upcoming appointments of your ${many.toLowerCase()}`}
      more={total > 0 ? { to: list, text: allOf(total, most) } : undefined}
    >
      <Loaded query={query} lines={6}>
        {({ items }) =>
          items.length ? (
            <AppointmentRows appointments={items} />
          ) : (
            <None>
              No appointment is booked.{' '}
              {mayOpenPage(actor, '/view/smart-search') && (
                <Link to="/view/smart-search">Find a slot</Link>
              )}
            </None>
          )
        }
      </Loaded>
      {can(actor, 'client.create') && (
        <p className="dash-line">
          <Link to="/view/clients">Your {many.toLowerCase()}</Link>
          <Link to="/view/clients/add">Add a {one.toLowerCase()}</Link>
        </p>
      )}
    </Panel>
  );
}
