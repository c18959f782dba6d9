import { daysBetween, formatDate } from '#kernel/domain';
import type { PlainDate, Tone } from '#kernel/domain';

export type SubpoenaDates = {
  readonly attendOn?: PlainDate | null;
  readonly subpoenaExpiresOn?: PlainDate | null;
  /** The day of the conference that is confirmed. */
  readonly takesPlaceOn?: PlainDate | null;
};

export type SubpoenaWarning = { readonly tone: Tone; readonly text: string };

/** Days before a date of a subpoena at which somebody must look. */
export const warnDays = 14;

const inDays = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;

function dated(what: string, day: PlainDate, today: PlainDate): readonly SubpoenaWarning[] {
  const left = daysBetween(today, day);
  const named = formatDate(day, 'D MMMM YYYY');
  if (left < 0) return [{ tone: 'danger', text: `${what} was ${named}, ${-left} days ago.` }];
  if (left > warnDays) return [];
  return [
    { tone: left <= 3 ? 'danger' : 'warning', text: `${what} is ${inDays(left)}, ${named}.` },
  ];
}

/** What a subpoena asks of the practice now; nothing once the conference is over. */
export function subpoenaWarnings(dates: SubpoenaDates, today: PlainDate): SubpoenaWarning[] {
  const { attendOn, subpoenaExpiresOn, takesPlaceOn } = dates;
  const isOther = attendOn && takesPlaceOn && attendOn !== takesPlaceOn;
  return [
    ...(attendOn ? dated('The day to attend by the subpoena', attendOn, today) : []),
    ...(subpoenaExpiresOn ? dated('The last day of the subpoena', subpoenaExpiresOn, today) : []),
    ...(isOther
      ? [
          {
            tone: 'warning' as const,
            text: `The subpoena asks for ${formatDate(attendOn, 'D MMMM YYYY')}, the conference is on another day.`,
          },
        ]
      : []),
  ];
}

/** A subpoena brings the next action forward: five days are needed before somebody attends. */
export const daysBeforeAttending = 5;
