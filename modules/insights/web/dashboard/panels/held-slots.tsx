import { ClockCircleOutlined } from '@ant-design/icons';
import { useSession } from '#kernel/web';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { HeldSlot } from '../../../domain/index.ts';
import { shortDay } from '../greeting.ts';
import { mayOpenPage } from '../may-open-page.ts';
import { PlaceTime } from '../place-time.tsx';
import { useStatistic } from '../use-statistic.ts';
import { clockText } from './clock-text.ts';

const tickMs = 1000;

/** Nothing is drawn while nothing is held: most of the time that is so. */
export function HeldSlots() {
  const { data, refetch } = useStatistic('heldSlots');
  const [now, setNow] = useState(Date.now);
  const items = data?.items ?? [];
  const isTicking = items.length > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isTicking]);
  const isOver = items.some(({ heldUntil }) => Date.parse(heldUntil) <= now);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  const held = items.filter(({ heldUntil }) => Date.parse(heldUntil) > now);
  if (!held.length) return null;
  return (
    <ul className="dash-alerts" aria-label="Slots that you hold">
      {held.map((slot) => (
        <Held key={slot.slotId} slot={slot} now={now} />
      ))}
    </ul>
  );
}

function Held({ slot, now }: { slot: HeldSlot; now: number }) {
  const { actor } = useSession();
  const isOpen = mayOpenPage(actor, '/view/appointment-sessions/detail/{id}');
  const { sessionId, specialistName, centreName, startsAt, timeZone, heldUntil } = slot;
  return (
    <li>
      <ClockCircleOutlined aria-hidden />
      <span>
        You hold{' '}
        <Link to={isOpen ? `/view/appointment-sessions/detail/${sessionId}` : '/view/smart-search'}>
          {shortDay(timeZone, startsAt)}, <PlaceTime at={startsAt} zone={timeZone} />
        </Link>{' '}
        with {specialistName}
        {centreName && `, ${centreName}`}
      </span>
      <time className="dash-clock">{clockText(Date.parse(heldUntil) - now)}</time>
    </li>
  );
}
