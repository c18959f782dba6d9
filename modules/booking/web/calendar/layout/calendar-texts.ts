import { formatDate, weekday } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import {
  appointmentStatuses,
  clockText,
  isAskedOfStaff,
  sessionStatuses,
  wallTime,
  slotReasons,
} from '../../../domain/index.ts';
import type { CalendarAnswer, CalendarView, DayRange } from '../../../domain/index.ts';
import type { Piece, SheetSession } from './sheet.ts';

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

export const weekdayName = (day: PlainDate): string => names[weekday(day)] ?? '';

/** `Mon 16 Nov`. */
export const dayWords = (day: PlainDate): string =>
  `${weekdayName(day)} ${formatDate(day, 'D MMM')}`;

export function rangeWords(view: CalendarView, { from, to }: DayRange): string {
  if (view === 'month') return formatDate(from, 'MMMM YYYY');
  if (from === to) return `${weekdayName(from)} ${formatDate(from, 'D MMMM YYYY')}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const start = formatDate(from, isOneMonth ? 'D' : isOneYear ? 'D MMM' : 'D MMM YYYY');
  return `${start} – ${formatDate(to, 'D MMM YYYY')}`;
}

/** `Sydney time`. */
export const zoneWords = (zone: string): string =>
  `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** `AWST`, `ACDT`: what people in Australia call the clocks of a place on that day. */
function zoneName(zone: string, at: number): string {
  let names = zoneNames.get(zone);
  if (!names) {
    names = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' });
    zoneNames.set(zone, names);
  }
  const parts = names.formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A place whose clocks show another time than the reader's is marked beside the times. */
export function zoneMark(zone: string, homeZone: string, at: number): string {
  if (zone === homeZone) return '';
  const [there, here] = [wallTime(at, zone), wallTime(at, homeZone)];
  const isSame = there.minutes === here.minutes && there.day === here.day;
  return isSame ? '' : zoneName(zone, at);
}

/** Where there is room for two letters only. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2);

const clockAt = (instant: number, zone: string): string =>
  clockText(wallTime(instant, zone).minutes);

/** Read from the instants: on the day the clocks change, the minutes in between tell lies. */
export const sessionTimes = ({ session, zone }: SheetSession): string =>
  `${clockAt(Date.parse(session.from), zone)}–${clockAt(Date.parse(session.to), zone)}`;

export const pieceStart = ({ startsAt }: Piece, zone: string): string => clockAt(startsAt, zone);

export const pieceTimes = ({ startsAt, start, end }: Piece, zone: string): string =>
  `${clockAt(startsAt, zone)}–${clockAt(startsAt + (end - start) * 60_000, zone)}`;

export function pieceWords({ state, heldBy, appointment }: Piece): string {
  if (appointment?.status === 'busy') return 'Busy';
  if (appointment) return appointment.client ?? 'Booked';
  if (state === 'held') return heldBy ? `Held by ${heldBy}` : 'Held';
  return state === 'booked' ? 'Booked' : 'Free';
}

export const statusWords = (appointment: Piece['appointment']): string =>
  !appointment || appointment.status === 'busy' ? 'Busy' : appointmentStatuses[appointment.status];

export const freeWords = ({ session }: SheetSession): string => {
  if (session.status === 'available' || session.status === 'reserved') {
    const [closed] = session.reasons.filter((one) => !isAskedOfStaff(one));
    if (closed) return slotReasons[closed];
    const free = `${session.free} of ${session.total} free`;
    return session.status === 'reserved' ? `Reserved, ${free}` : free;
  }
  return sessionStatuses[session.status];
};

/** For those who do not see where it stands. */
export const sessionLabel = (on: SheetSession): string =>
  `Session of ${on.specialist}, ${dayWords(on.day)}, ${on.place}, ${freeWords(on)}`;

/** Why a free slot cannot be sold, in the words of the search; null: it can. */
export function whyNotFree(piece: Piece, { session }: SheetSession, now: number): string | null {
  if (piece.state !== 'free' || piece.appointment) return null;
  if (session.status === 'cancelled') return slotReasons.cancelled;
  if (piece.startsAt <= now) return slotReasons.past;
  if (session.status === 'onHold') return slotReasons.onHold;
  if (session.free === 0) return slotReasons.full;
  const [reason] = session.reasons.filter((one) => !isAskedOfStaff(one));
  return reason ? slotReasons[reason] : null;
}

/** What staff are asked about before they book a slot that is free; null: nothing. */
export function whatIsAsked(piece: Piece, { session }: SheetSession): string | null {
  if (piece.state !== 'free' || piece.appointment) return null;
  const [reason] = session.reasons.filter((one) => isAskedOfStaff(one));
  return reason ? slotReasons[reason] : null;
}

export const pieceLabel = (piece: Piece, on: SheetSession, now = 0): string =>
  [
    pieceWords(piece),
    ...(piece.appointment && piece.appointment.status !== 'busy'
      ? [statusWords(piece.appointment)]
      : []),
    `${dayWords(on.day)} ${pieceTimes(piece, on.zone)}`,
    on.specialist,
    on.place,
    ...(whyNotFree(piece, on, now) ? [`cannot be booked: ${whyNotFree(piece, on, now)}`] : []),
    ...(whatIsAsked(piece, on) ? [`asks first: ${whatIsAsked(piece, on)}`] : []),
  ].join(', ');

export type Holiday = CalendarAnswer['holidays'][number];

export const holidayWords = ({ name, states, region }: Holiday): string => {
  const where = [region, ...states].filter(Boolean).join(', ');
  return where ? `${name} (${where})` : name;
};
