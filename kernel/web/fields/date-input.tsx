import { dayIn, formatDate, formatDateTime, instantAt, isPlainDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { useSession } from '../session/session.ts';
import { todayIn } from '../session/today.ts';
import { DateBox } from './date-box.tsx';
import type { InputProps } from './input-props.ts';
import { acceptedFormats, parseDate, parseDateTime } from './parse-date.ts';
import { refusalText } from './refusal-text.ts';
import { TimeList } from './time-list.tsx';

type Props = InputProps<string> & {
  /** A format of this field's own, before the user's. */
  format?: string;
};

/** B-308: a day without a time is kept as YYYY-MM-DD. */
export function DateInput({ value, onChange, id, disabled, format }: Props) {
  const { dateFormat, zone } = useSession();
  const formats = acceptedFormats(dateFormat, format);
  const day = value && isPlainDate(value) ? value : null;
  return (
    <DateBox
      id={id}
      disabled={disabled}
      placeholder={formats[0] ?? ''}
      text={day ? formatDate(day, formats[0]) : (value ?? '')}
      day={day}
      today={todayIn(zone)}
      parse={(text) => parseDate(text, formats, todayIn(zone))}
      refusal={refusalText('date', formats[0] ?? '')}
      onChange={onChange}
      choose={(chosen) => chosen}
    />
  );
}

const startOfWork = '09:00';

/** Its clock is the one of `zone`: the place where it happens, else where the user is. */
export function DateTimeInput({ value, onChange, id, disabled, zone, format }: Props) {
  const session = useSession();
  const clock = zone || session.zone;
  const formats = acceptedFormats(session.dateFormat, format);
  const known = value && !Number.isNaN(Date.parse(value)) ? new Date(value) : null;
  const day = known ? dayIn(clock, known) : null;
  const shown = known ? formatDateTime(known.toISOString(), clock, formats[0]) : (value ?? '');
  const time = known ? shown.slice(-5) : startOfWork;
  const at = (date: PlainDate, hour: string) => instantAt(date, hour, clock);
  return (
    <DateBox
      id={id}
      disabled={disabled}
      placeholder={`${formats[0]} - HH:mm`}
      text={shown}
      day={day}
      today={todayIn(clock)}
      parse={(text) => parseDateTime(text, formats, clock, todayIn(clock))}
      refusal={refusalText('dateTime', formats[0] ?? '')}
      onChange={onChange}
      choose={(chosen) => at(chosen, time)}
      beside={
        <TimeList
          time={known ? time : null}
          choose={(hour) => onChange?.(at(day ?? todayIn(clock), hour))}
        />
      }
    />
  );
}
