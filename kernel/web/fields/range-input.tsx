import { relativeRange, relativeRangeNames, relativeRanges } from '#kernel/domain';
import type { DateRange } from '#kernel/domain';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useSession } from '../session/session.ts';
import { todayIn } from '../session/today.ts';
import { acceptedFormats } from './date-input.tsx';

type Props = {
  id?: string;
  label: string;
  value?: DateRange | null;
  onChange?: (range: DateRange | null) => void;
  disabled?: boolean;
  /** B-310. */
  noFuture?: boolean;
};

const day = (text: string) => dayjs(text, 'YYYY-MM-DD');

/** B-311: two days, or one of the named ranges counted from today. */
export function RangeInput({ id, label, value, onChange, disabled, noFuture = false }: Props) {
  const { dateFormat, zone } = useSession();
  const today = todayIn(zone);
  return (
    <DatePicker.RangePicker
      {...(id && { id })}
      aria-label={label}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      format={acceptedFormats(dateFormat)}
      presets={relativeRangeNames({ noFuture }).map((name) => {
        const { from, to } = relativeRange(name, today, { noFuture });
        return { label: relativeRanges[name], value: [day(from), day(to)] };
      })}
      {...(noFuture && { disabledDate: (date) => date.isAfter(day(today), 'day') })}
      value={value ? [day(value.from), day(value.to)] : null}
      onChange={(days) =>
        onChange?.(
          days?.[0] && days[1]
            ? { from: days[0].format('YYYY-MM-DD'), to: days[1].format('YYYY-MM-DD') }
            : null,
        )
      }
    />
  );
}
