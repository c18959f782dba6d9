import { can } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { Loaded, None, Panel } from '../panel.tsx';
import { AppointmentRows } from './appointments.tsx';
import { Clinics } from './clinics.tsx';
import { splitByDay } from './split-by-day.ts';
import { useMyAppointments } from './use-my-appointments.ts';

export function MyWeek() {
  const { zone } = useSession();
  const today = todayIn(zone);
  const query = useMyAppointments();
  const { actor } = useSession();
  return (
    <>
      {!can(actor, 'ime.list') && <DayWithoutCases today={today} />}
      <Panel title="The rest of your week">
        <Loaded query={query} lines={4}>
          {({ items }) => {
            const { later } = splitByDay(items, today);
            return later.length ? (
              <AppointmentRows appointments={later} isOwn />
            ) : (
              <None>
                Nothing else in the next seven days.{' '}
                <Link to="/view/calendar">Look further ahead</Link>
              </None>
            );
          }}
        </Loaded>
      </Panel>
      <Clinics />
    </>
  );
}

/** Where the practice has no assessments, a day is its appointments. */
function DayWithoutCases({ today }: { today: string }) {
  return (
    <Panel title="Your day" more={{ to: '/view/calendar', text: 'Calendar' }}>
      <Loaded query={useMyAppointments()} lines={4}>
        {({ items }) => {
          const { now } = splitByDay(items, today);
          return now.length ? (
            <AppointmentRows appointments={now} isOwn />
          ) : (
            <None>No appointments today.</None>
          );
        }}
      </Loaded>
    </Panel>
  );
}
