import { formatDateTime } from './date-format.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** B-156: as people there say it, e.g. AEST in July and AEDT in January. */
export function zoneName(instant: string, zone: string): string {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' });
    clocks.set(zone, clock);
  }
  const parts = clock.formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** By another clock than the reader's own a time says by which, or it is read as one's own. */
export const zoneMark = (instant: string, zone: string, own: string): string =>
  zone === own || formatDateTime(instant, zone) === formatDateTime(instant, own)
    ? ''
    : zoneName(instant, zone);
