import type { PlainDate } from '#kernel/domain';

export type WallTime = { readonly day: PlainDate; readonly minutes: number };

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Zones change on a quarter of an hour, so within one the answer differs by minutes only. */
const quarter = 900_000;
const known = new Map<string, WallTime>();

function readClock(zone: string, time: number): WallTime {
  const parts = clockOf(zone).formatToParts(time);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '00';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** What the clocks of the place show; asked thousands of times for one sheet. */
export function wallTime(instant: string | number, zone: string): WallTime {
  const time = typeof instant === 'number' ? instant : Date.parse(instant);
  const start = Math.floor(time / quarter) * quarter;
  const key = `${zone} ${start}`;
  let base = known.get(key);
  if (!base) {
    if (known.size > 50_000) known.clear();
    base = readClock(zone, start);
    known.set(key, base);
  }
  return { day: base.day, minutes: base.minutes + (time - start) / 60_000 };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `09:30`; 1440 is the end of the day. */
export const clockText = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(Math.floor(minutes % 60))}`;
