import { addDays, can, dayIn, endOfDay, formatTime, startOfDay } from '#kernel/domain';
import type { Reference } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { longDay } from '../greeting.ts';
import { mayOpenPage } from '../may-open-page.ts';
import { allOf, Loaded, None, Panel } from '../panel.tsx';
import { PlaceTime } from '../place-time.tsx';
import { useFirstRecords } from '../use-first-records.ts';

export type Session = {
  readonly id: string;
  readonly specialistId: string;
  readonly specialist: Reference;
  readonly centreId: string | null;
  readonly centre: Reference | null;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly timeZone: string;
  readonly totalSlots: number;
  readonly freeSlots: number;
  readonly isCancelled: boolean;
};

const most = 8;
const asked = 60;
const ahead = 7;

/** Today's, or those of the next day that has some. */
export function firstDay(sessions: readonly Session[]): readonly Session[] {
  const held = sessions.filter(({ isCancelled }) => !isCancelled);
  const dayOf = ({ timeZone, dateFrom }: Session) => dayIn(timeZone, new Date(dateFrom));
  const [first] = held;
  return first ? held.filter((session) => dayOf(session) === dayOf(first)) : [];
}

export function Clinics() {
  const { zone } = useSession();
  const today = todayIn(zone);
  const query = useFirstRecords<Session>('appointment-sessions', {
    dateFromFrom: startOfDay(today, zone),
    dateFromTo: endOfDay(addDays(today, ahead), zone),
    sorting: 'dateFrom',
    maxResultCount: asked,
    fields: 'specialistId,centreId,dateFrom,dateTo,timeZone,totalSlots,freeSlots,isCancelled',
  });
  const day = firstDay(query.data?.items ?? []);
  const [first] = day;
  const at = first && dayIn(first.timeZone, new Date(first.dateFrom));
  const title =
    first && at !== today
      ? `Next clinics: ${longDay(first.timeZone, new Date(first.dateFrom))}`
      : 'Clinics today';
  const shown = day.slice(0, most);
  const list = `/view/appointment-sessions?dateFromFrom=${at}&dateFromTo=${at}`;
  return (
    <Panel
      title={title}
      more={day.length > 0 ? { to: list, text: allOf(day.length, most) } : undefined}
    >
      <Loaded query={query} lines={5}>
        {() => (shown.length ? <ClinicTable sessions={shown} /> : <NoClinics />)}
      </Loaded>
    </Panel>
  );
}

function NoClinics() {
  const { actor } = useSession();
  return (
    <None>
      No clinic in the next seven days.{' '}
      {can(actor, 'appointmentSession.create') && (
        <Link to="/view/appointment-sessions/add">Add a session</Link>
      )}
    </None>
  );
}

function ClinicTable({ sessions }: { sessions: readonly Session[] }) {
  const { actor } = useSession();
  const hasSheet = mayOpenPage(actor, '/view/daysheet-print');
  return (
    <ul className="dash-rows">
      {sessions.map((session) => {
        const taken = session.totalSlots - session.freeSlots;
        return (
          <li key={session.id} className="clinic-row">
            <Link className="clinic-time" to={`/view/appointment-sessions/detail/${session.id}`}>
              <PlaceTime at={session.dateFrom} zone={session.timeZone} />
            </Link>
            <span className="clinic-who">
              <strong>{session.specialist.displayName}</strong>
              <span className="soft">
                {session.centre?.displayName ?? 'By video'}, until{' '}
                {formatTime(session.dateTo, session.timeZone)}
              </span>
            </span>
            <Fill taken={taken} total={session.totalSlots} />
            {hasSheet && (
              <a
                className="clinic-sheet"
                href={sheetOf(session)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Daysheet of ${session.specialist.displayName}`}
              >
                Daysheet
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function sheetOf({ specialistId, centreId, dateFrom, timeZone }: Session): string {
  const query = new URLSearchParams({
    dId: specialistId,
    ...(centreId && { cId: centreId }),
    fDate: dayIn(timeZone, new Date(dateFrom)),
  });
  return `/view/daysheet-print?${query.toString()}`;
}

/** How full it is; the words say the same as the bar. */
export const Fill = ({ taken, total }: { taken: number; total: number }) => (
  <span className="dash-fill">
    <span className="dash-fill-bar" aria-hidden>
      <span style={{ width: `${total ? Math.round((100 * taken) / total) : 0}%` }} />
    </span>
    <span>
      {taken} of {total} taken
    </span>
  </span>
);
