import { can } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Link } from 'react-router';
import { opens } from '../opens.ts';
import { Loaded, None, Panel } from '../panel.tsx';
import { useFew } from '../use-few.ts';
import { useThisMinute } from '../use-this-minute.ts';
import { AppointmentRows } from './appointments.tsx';
import type { Appointment } from './appointments.tsx';

const most = 10;

/** What a case manager waits for: their claimants' appointments, the next first. */
export function Claimants() {
  const { actor } = useSession();
  const from = useThisMinute();
  const query = useFew<Appointment>('appointments', {
    dateFromFrom: from,
    sorting: 'dateFrom',
    maxResultCount: most,
  });
  const total = query.data?.totalCount ?? 0;
  const list = `/view/appointments?dateFromFrom=${encodeURIComponent(from)}`;
  return (
    <Panel
      title="Upcoming appointments of your claimants"
      more={total > 0 ? { to: list, text: `All ${total}` } : undefined}
    >
      <Loaded query={query} lines={6}>
        {({ items }) =>
          items.length ? (
            <AppointmentRows appointments={items.filter(({ status }) => status !== 'cancelled')} />
          ) : (
            <None>
              No appointment is booked.{' '}
              {opens(actor, '/view/smart-search') && (
                <Link to="/view/smart-search">Find a slot</Link>
              )}
            </None>
          )
        }
      </Loaded>
      {can(actor, 'client.create') && (
        <p className="dash-line">
          <Link to="/view/clients">Your claimants</Link>
          <Link to="/view/clients/add">Add a claimant</Link>
        </p>
      )}
    </Panel>
  );
}
