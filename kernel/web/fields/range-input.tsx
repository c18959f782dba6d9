import { relativeRangeNames, relativeRanges, relativeRangeValue } from '#kernel/domain';
import type { PlainDate, RelativeDateRangeValue } from '#kernel/domain';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { todayIn } from '../session/today.ts';
import { acceptedFormats } from './parse-date.ts';
import { refusalText } from './refusal-text.ts';
import { UnreadableNote } from './unreadable-note.tsx';

dayjs.extend(customParseFormat);

type Props = {
  id?: string;
  label: string;
  /** D-081: a named range is shown by the days that it means today. */
  value?: Partial<RelativeDateRangeValue> | null;
  /** Null when nothing is left; one end alone only where that is allowed. */
  onChange?: (range: Partial<RelativeDateRangeValue> | null) => void;
  isOpenEnded?: boolean;
  /** There is always a range; it can be changed, not taken away. */
  isFixed?: boolean;
  disabled?: boolean;
  /** B-310. */
  noFuture?: boolean;
};

const namedMonths = ['D MMM', 'D MMMM', 'MMM D', 'MMMM D'];

/** The library reads by formats; these are what people type besides the accepted ones. */
const typedFormats = (own: string): string[] => {
  const figures = own.startsWith('MM') ? ['M', 'D'] : ['D', 'M'];
  const more = ['YYYY', 'YY'].flatMap((year) => [
    ...['/', '-', '.', ' '].map((sign) => [...figures, year].join(sign)),
    ...namedMonths.map((day) => `${day} ${year}`),
    `DDMM${year}`,
  ]);
  return [...new Set([...acceptedFormats(own), ...more])];
};

const day = (text: string) => dayjs(text, 'YYYY-MM-DD');
const dayOf = (text: string | undefined) => (text ? day(text) : null);
const plain = (date: dayjs.Dayjs | null | undefined) =>
  date ? (date.format('YYYY-MM-DD') as PlainDate) : undefined;

/** B-311: two days, or one of the named ranges counted from today. */
export function RangeInput(props: Props) {
  const { id, label, value, onChange, isOpenEnded, isFixed, disabled, noFuture = false } = props;
  const { dateFormat, zone } = useSession();
  const today = todayIn(zone);
  const formats = typedFormats(dateFormat);
  const [isUnreadable, setUnreadable] = useState(false);
  const days = value?.relativeDate
    ? relativeRangeValue(value.relativeDate, today, { noFuture })
    : value;
  const picker = (
    <DatePicker.RangePicker
      {...(id && { id })}
      aria-label={label}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      format={formats}
      allowClear={!isFixed}
      {...(isUnreadable && { status: 'error' as const })}
      // The library drops what it cannot read, so it is looked at before.
      onBlur={({ target }) => {
        const typed = (target as HTMLInputElement).value.trim();
        setUnreadable(
          typed !== '' && !formats.some((format) => dayjs(typed, format, true).isValid()),
        );
      }}
      presets={relativeRangeNames({ noFuture }).map((name) => {
        const { startDate, endDate } = relativeRangeValue(name, today, { noFuture });
        return { label: relativeRanges[name], value: [day(startDate), day(endDate)] };
      })}
      {...(noFuture && { disabledDate: (date) => date.isAfter(day(today), 'day') })}
      {...(isOpenEnded && { allowEmpty: true })}
      value={days ? [dayOf(days.startDate), dayOf(days.endDate)] : null}
      onChange={(chosen) => {
        setUnreadable(false);
        const [startDate, endDate] = [plain(chosen?.[0]), plain(chosen?.[1])];
        const isEnough = isOpenEnded ? startDate || endDate : startDate && endDate;
        onChange?.(
          isEnough ? { ...(startDate && { startDate }), ...(endDate && { endDate }) } : null,
        );
      }}
    />
  );
  return (
    <>
      {picker}
      <UnreadableNote text={isUnreadable ? refusalText('date', dateFormat) : null} />
    </>
  );
}
