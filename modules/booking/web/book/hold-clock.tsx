import type { Instant } from '#kernel/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import './book.css';

type Props = { until: Instant; ended?: () => void };

const secondsLeft = (until: Instant, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));

const hour = 3600;

/** `9:59`; slots that are offered by link are held for hours: `3 h 59 min`. */
export const clockFace = (seconds: number): string =>
  seconds > hour
    ? `${Math.floor(seconds / hour)} h ${Math.floor((seconds % hour) / 60)} min`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The minutes that are left of a hold. The last one stands out. */
export function HoldClock({ until, ended }: Props) {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(until, now);
  const end = useEffectEvent(() => ended?.());
  useEffect(() => {
    const timer = setInterval(() => {
      const time = Date.now();
      setNow(time);
      if (secondsLeft(until, time) > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span
      role="timer"
      aria-label={`Held for ${clockFace(left)} more`}
      className={left <= 60 ? 'hold-clock hold-clock-late' : 'hold-clock'}
    >
      {clockFace(left)}
    </span>
  );
}
