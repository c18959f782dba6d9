import { useEffect, useRef } from 'react';
import './calendar.css';

type Props = { time: string | null; choose: (time: string) => void };

const step = 15;
const times = Array.from({ length: (24 * 60) / step }, (_, index) => {
  const minutes = index * step;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

/** The quarter of an hour after or before; the working day starts where nothing is chosen. */
export function stepTime(time: string | null, by: 1 | -1): string {
  if (time === null) return '09:00';
  const next = by > 0 ? times.find((one) => one > time) : times.findLast((one) => one < time);
  return next ?? time;
}

/** Quarters of an hour; any other minute is typed. */
export function TimeList({ time, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const near = list.current?.children[times.findIndex((one) => one >= (time ?? '08:00'))];
    if (near instanceof HTMLElement && list.current) list.current.scrollTop = near.offsetTop - 96;
  }, [time]);
  return (
    <div className="calendar-times" ref={list}>
      {times.map((one) => (
        <button
          key={one}
          type="button"
          tabIndex={-1}
          data-chosen={one === time || undefined}
          onClick={() => choose(one)}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
