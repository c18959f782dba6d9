import { australianZones } from './australian-zones.ts';
import { formatDateTime } from './date-format.ts';
import { clockTimeIn } from './same-clock.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' });
    clocks.set(zone, clock);
  }
  return clock;
}

const nameOf = (zone: string, instant: string): string | undefined =>
  clockOf(zone)
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;

/** In the southern winter every Australian clock shows standard time. */
const inWinter = (instant: string): string => `${instant.slice(0, 4)}-07-01T00:00:00Z`;

/** B-156, D-010: as people there say it, e.g. AEST in July and AEDT in January. */
export function zoneName(instant: string, zone: string): string {
  const shown = nameOf(zone, instant) ?? zone;
  const entry = australianZones.find(({ name }) => name === zone);
  if (!entry) return shown;
  return shown === nameOf(zone, inWinter(instant)) ? entry.standardTime : entry.daylightTime;
}

/** By another clock than the reader's own a time says by which, or it is read as one's own. */
export const zoneMark = (instant: string, zone: string, own: string): string =>
  zone === own || formatDateTime(instant, zone) === formatDateTime(instant, own)
    ? ''
    : zoneName(instant, zone);

/** `AWST, Perth`: the city tells places apart whose clocks have the same name. */
export const zoneWithPlace = (instant: string, zone: string): string => {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ');
  return [zoneName(instant, zone), ...(zone.includes('/') ? [place] : [])].join(', ');
};

/** `09:00 to 17:00 AWST, Perth`. */
export const timesText = (from: string, to: string, zone: string): string =>
  `${clockTimeIn(from, zone)} to ${clockTimeIn(to, zone)} ${zoneWithPlace(from, zone)}`;
