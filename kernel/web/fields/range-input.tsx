import { relativeRange, relativeRangeNames, relativeRanges } from '#kernel/domain';
import type { DateRange, PlainDate } from '#kernel/domain';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useSession } from '../session/session.ts';
import { todayIn } from '../session/today.ts';
import { acceptedFormats } from './parse-date.ts';

dayjs.extend(customParseFormat);

type Props = {
  id?: string;
  label: string;
  value?: Partial<DateRange> | null;
  /** Null when nothing is left; one end alone only where that is allowed. */
  onChange?: (range: Partial<DateRange> | null) => void;
  isOpenEnded?: boolean;
  disabled?: boolean;
  /** B-310. */
  noFuture?: boolean;
};

/** The library reads by formats; these are what people type besides the accepted ones. */
const typedFormats = (own: string): string[] => {
  const figures = own.startsWith('MM') ? ['M', 'D'] : ['D', 'M'];
  const more = ['/', '-', '.'].flatMap((sign) =>
    ['YYYY', 'YY'].map((year) => [...figures, year].join(sign)),
  );
  return [...new Set([...acceptedFormats(own), ...more, 'D MMM YYYY', 'D MMM YY'])];
};

const day = (text: string) => dayjs(text, 'YYYY-MM-DD');
const dayOf = (text: string | undefined) => (text ? day(text) : null);
const plain = (date: dayjs.Dayjs | null | undefined) =>
  date ? (date.format('YYYY-MM-DD') as PlainDate) : undefined;

/** B-311: two days, or one of the named ranges counted from today. */
export function RangeInput(props: Props) {
  const { id, label, value, onChange, isOpenEnded, disabled, noFuture = false } = props;
  const { dateFormat, zone } = useSession();
  const today = todayIn(zone);
  return (
    <DatePicker.RangePicker
      {...(id && { id })}
      aria-label={label}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      format={typedFormats(dateFormat)}
      presets={relativeRangeNames({ noFuture }).map((name) => {
        const { from, to } = relativeRange(name, today, { noFuture });
        return { label: relativeRanges[name], value: [day(from), day(to)] };
      })}
      {...(noFuture && { disabledDate: (date) => date.isAfter(day(today), 'day') })}
      {...(isOpenEnded && { allowEmpty: true })}
      value={value ? [dayOf(value.from), dayOf(value.to)] : null}
      onChange={(days) => {
        const [from, to] = [plain(days?.[0]), plain(days?.[1])];
        const isEnough = isOpenEnded ? from || to : from && to;
        onChange?.(isEnough ? { ...(from && { from }), ...(to && { to }) } : null);
      }}
    />
  );
}
