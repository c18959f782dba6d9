import { formatDate, formatDateTime } from '#kernel/domain';
import type { Instant, PlainDate } from '#kernel/domain';
import { atHome } from '../booking-choices.ts';

export type DaysheetLine = {
  readonly clientId?: string;
  readonly reference: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
  readonly clientName: string;
  readonly dateOfBirth: PlainDate | null;
  readonly companyName: string | null;
  readonly caseManagerName: string | null;
  readonly claimNo: string | null;
  readonly consultationType: string;
  readonly status: string;
  readonly interpreter: string | null;
  readonly note: string | null;
  readonly centreName: string | null;
  readonly roomName: string | null;
  /** Of the place where it is, by video and at home of its session. */
  readonly timeZone: string;
  readonly isVideo: boolean;
};

export type Daysheet = {
  readonly specialistName: string;
  readonly specialistEmail: string | null;
  /** Null: every place of the day. */
  readonly centreId: string | null;
  readonly centreName: string;
  readonly centreAddress: string;
  readonly centrePhone: string | null;
  /** Of the sessions of the day. */
  readonly rooms: readonly string[];
  readonly day: PlainDate;
  /** Of the stamp; each line keeps the clocks of its own place. */
  readonly timeZone: string;
  /** B-009: `Claimant` or `Client`, as the tenant says. */
  readonly personWord: string;
  readonly lines: readonly DaysheetLine[];
};

/** When it left the house the last time, and whether it still says the same. */
export type DaysheetStamp = {
  readonly version: number;
  readonly printedAt: Instant;
  readonly printedBy: string;
  readonly isChangedSince: boolean;
};

/** K: one sheet for each day, a week at most. */
export const mostDaysheetDays = 7;

/**
 * What makes two sheets the same; the names of the practice do not. The clocks follow from the place: a
 * sheet that was printed before lines kept theirs is still the same.
 */
export const daysheetText = ({ day, lines }: Daysheet): string =>
  JSON.stringify([
    day,
    lines.map(({ timeZone: _zone, isVideo: _video, ...line }) => Object.values(line)),
  ]);

/** `10:00`, on the clocks of the place where somebody stands at that time. */
export const lineTimes = ({ dateFrom, dateTo, timeZone }: DaysheetLine): [string, string] => [
  clockIn(dateFrom, timeZone),
  clockIn(dateTo, timeZone),
];

/** The clocks of a sheet; where a day has several, each line names its own. */
export const zonesOf = ({ lines }: Daysheet): string[] => [
  ...new Set(lines.map(({ timeZone }) => timeZone)),
];

/** The centre, or how the two meet without one. */
export const linePlace = ({ centreName, isVideo }: DaysheetLine): string =>
  centreName ?? (isVideo ? 'Video' : atHome);

export const clockIn = (instant: Instant, timeZone: string): string =>
  formatDateTime(instant, timeZone).slice(-5);

export const daysheetTitle = ({ specialistName, day }: Daysheet): string =>
  `Booking Daysheet: ${specialistName}, ${formatDate(day)}`;

export const stampText = (stamp: DaysheetStamp | null, zone: string): string =>
  stamp
    ? `Version ${stamp.version}, ${formatDateTime(stamp.printedAt, zone)}, ${stamp.printedBy}`
    : 'Not printed yet';
