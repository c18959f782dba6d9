import { addDays, endOfDay, startOfDay } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { Loaded, None, Panel } from '../panel.tsx';
import { useFirstRecords } from '../use-first-records.ts';
import { AppointmentRows } from './appointments.tsx';
import { shownOfAppointments } from './appointments.tsx';
import type { Appointment } from './appointments.tsx';
import { Clinics } from './clinics.tsx';
import { splitByDay } from './split-by-day.ts';

const most = 40;

/** A specialist's own: the API answers nothing else. */
export function MyWeek() {
  const { zone } = useSession();
  const today = todayIn(zone);
  const query = useFirstRecords<Appointment>('appointments', {
    status: ['booked', 'confirmed'],
    dateFromFrom: startOfDay(today, zone),
    dateFromTo: endOfDay(addDays(today, 6), zone),
    sorting: 'dateFrom',
    maxResultCount: most,
    fields: shownOfAppointments,
  });
  return (
    <>
      <Panel title="Your day" more={{ to: '/view/calendar', text: 'Calendar' }}>
        <Loaded query={query} lines={4}>
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
