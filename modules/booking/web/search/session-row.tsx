import { EnvironmentOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import { StatusChip, TabLink, useSession } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { consultationTypes, sessionStatuses } from '../../domain/index.ts';
import type { SessionStatus } from '../../domain/index.ts';
import { dayText, zoneText } from '../book/shown-slot.ts';
import type { SlotNews } from '../book/use-slot-news.ts';
import { placeName } from './found.ts';
import type { FoundSession, FoundSlot } from './found.ts';
import { SlotButton } from './slot-button.tsx';

type Props = {
  session: FoundSession;
  hear: (news: readonly SlotNews[]) => void;
  book: (session: FoundSession, slot: FoundSlot) => void;
};

const tones: Readonly<Record<SessionStatus, Tone>> = {
  available: 'success',
  booked: 'neutral',
  reserved: 'info',
  onHold: 'warning',
  cancelled: 'danger',
};

/** A day of a specialist at one place. */
export function SessionRow({ session, hear, book }: Props) {
  const { actor, dateFormat, zone } = useSession();
  const { dateFrom, timeZone, centre, isVideoAppointment, sessionStatus } = session;
  const day = dayText(dateFrom, timeZone, dateFormat);
  const { reservedForCompanies: reserved } = session;
  return (
    <li className="found-session">
      <div className="found-when">
        {can(actor, 'appointmentSession.read') ? (
          <TabLink to={`/view/appointment-sessions/detail/${session.id}`}>{day}</TabLink>
        ) : (
          day
        )}
        {timeZone !== zone && <span className="soft">{zoneText(timeZone)}</span>}
      </div>
      <div className="found-where">
        <span>
          {isVideoAppointment && !centre ? <VideoCameraOutlined /> : <EnvironmentOutlined />}{' '}
          {placeName(session)}
        </span>
        <span className="soft">
          {[centre?.suburb, centre?.state].filter(Boolean).join(' ')}
          {typeof centre?.distanceKm === 'number' && ` · ${centre.distanceKm} km`}
        </span>
      </div>
      <div className="found-kind">
        <StatusChip>{consultationTypes[session.consultationType]}</StatusChip>
        {sessionStatus !== 'available' && (
          <span
            {...(reserved.length && {
              'data-tip': `For ${reserved.map(({ displayName }) => displayName).join(', ')}`,
            })}
          >
            <StatusChip tone={tones[sessionStatus]}>{sessionStatuses[sessionStatus]}</StatusChip>
          </span>
        )}
      </div>
      <div className="found-slots">
        {session.slots.map((slot) => (
          <SlotButton
            key={slot.id}
            slot={slot}
            timeZone={timeZone}
            label={`${session.specialist.displayName}, ${day},`}
            hear={hear}
            book={() => book(session, slot)}
          />
        ))}
      </div>
    </li>
  );
}
