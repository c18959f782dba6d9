import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { useSession } from '../session/session.ts';
import type { InputProps } from './input-props.ts';

dayjs.extend(customParseFormat);
dayjs.extend(utc);
dayjs.extend(timezone);

/** B-309: what may be typed; the first is what is shown. */
export const acceptedFormats = (own: string, chosen = own): string[] => [
  ...new Set([chosen, 'YYYY-MM-DD', 'DD/MM/YYYY', own]),
];

/** B-153: shown with a dash; typed without one as well. */
export const acceptedTimes = (own: string, chosen?: string): string[] =>
  [' - HH:mm', ' HH:mm'].flatMap((time) =>
    acceptedFormats(own, chosen).map((format) => `${format}${time}`),
  );

type Props = InputProps<string> & {
  /** A format of this field's own, before the user's. */
  format?: string;
};

/** B-308: a day without a time is kept as YYYY-MM-DD. */
export function DateInput({ value, onChange, id, disabled, format }: Props) {
  const { dateFormat } = useSession();
  return (
    <DatePicker
      {...(id && { id })}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      format={acceptedFormats(dateFormat, format)}
      value={value ? dayjs(value, 'YYYY-MM-DD') : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
    />
  );
}

/** The picker works on wall-clock time; the wall clock meant is the one of `zone`. */
export const toWallClock = (instant: string, zone: string): Dayjs => dayjs(instant).tz(zone);
export const toInstant = (wall: Dayjs, zone: string): string =>
  dayjs.tz(wall.format('YYYY-MM-DDTHH:mm'), zone).toISOString();

export function DateTimeInput({ value, onChange, id, disabled, zone, format }: Props) {
  const session = useSession();
  const clock = zone || session.zone;
  return (
    <DatePicker
      {...(id && { id })}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      showTime={{ format: 'HH:mm' }}
      // Otherwise what was typed is lost by leaving the field with the Tab key.
      needConfirm={false}
      format={acceptedTimes(session.dateFormat, format)}
      value={value ? toWallClock(value, clock) : null}
      onChange={(wall) => onChange?.(wall ? toInstant(wall, clock) : null)}
    />
  );
}
