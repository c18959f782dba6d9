import { EnvironmentOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { StatusChip, TabLink, useSession } from '#kernel/web';
import {
  consultationTypes,
  kilometresText,
  sessionStatuses,
  sessionTones,
} from '../../domain/index.ts';
import type { SearchSorting } from '../../domain/index.ts';
import { dayText, zoneText } from '../book/shown-slot.ts';
import type { SlotNews } from '../book/use-slot-news.ts';
import { placeName } from './search-results.ts';
import type { FoundSession, FoundSlot } from './search-results.ts';
import { SlotButton } from './slot-button.tsx';
import { SpecialistLine } from './specialist-line.tsx';

export type RowTools = {
  readonly sorting: SearchSorting;
  /** What a held slot is for: a new booking, or the appointment in hand. */
  readonly verb: 'Book' | 'Choose' | 'Move here';
  readonly hear: (news: readonly SlotNews[]) => void;
  readonly choose: (session: FoundSession, slot: FoundSlot) => void;
};

/** A day of a specialist at one place; what the group says already is not said again. */
export function SessionRow({ session, tools }: { session: FoundSession; tools: RowTools }) {
  const { actor, dateFormat, zone } = useSession();
  const { sorting, hear, choose, verb } = tools;
  const { dateFrom, timeZone, sessionStatus, specialist } = session;
  const day = dayText(dateFrom, timeZone, dateFormat);
  const { reservedForCompanies: reserved } = session;
  return (
    <li className="found-session">
      <div className="found-lead">
        {sorting !== 'specialist' && <SpecialistLine specialist={specialist} />}
        {sorting !== 'date' &&
          (can(actor, 'appointmentSession.read') ? (
            <TabLink to={`/view/appointment-sessions/detail/${session.id}`}>{day}</TabLink>
          ) : (
            <span>{day}</span>
          ))}
        {timeZone !== zone && <span className="soft">{zoneText(timeZone)}</span>}
      </div>
      <Place session={session} isTitle={sorting === 'distance'} />
      <div className="found-kind">
        <StatusChip>{consultationTypes[session.consultationType]}</StatusChip>
        {sessionStatus !== 'available' && (
          <span
            {...(reserved.length && {
              'data-tip': `For ${reserved.map(({ displayName }) => displayName).join(', ')}`,
            })}
          >
            <StatusChip tone={sessionTones[sessionStatus]}>
              {sessionStatuses[sessionStatus]}
            </StatusChip>
          </span>
        )}
      </div>
      <div className="found-slots">
        {session.slots.map((slot) => (
          <SlotButton
            key={slot.id}
            slot={slot}
            timeZone={timeZone}
            label={`${specialist.displayName}, ${day},`}
            verb={verb}
            hear={hear}
            choose={() => choose(session, slot)}
          />
        ))}
      </div>
    </li>
  );
}

function Place({ session, isTitle }: { session: FoundSession; isTitle: boolean }) {
  const { centre, isVideoAppointment } = session;
  const suburb = [centre?.suburb, centre?.state].filter(Boolean).join(' ');
  return (
    <div className="found-where">
      {!isTitle && (
        <span>
          {isVideoAppointment && !centre ? <VideoCameraOutlined /> : <EnvironmentOutlined />}{' '}
          {placeName(session)}
        </span>
      )}
      <span className="soft">
        {suburb}
        {typeof centre?.distanceKm === 'number' && (
          <strong className="found-km">{kilometresText(centre.distanceKm)}</strong>
        )}
      </span>
    </div>
  );
}
