import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { MonthRange } from '../../domain/index.ts';

type Props = { value: MonthRange; onChange: (range: MonthRange) => void };

/** Shown by the first; the others are read when they are typed. */
const formats = ['MM/YYYY', 'M/YYYY', 'MMM YYYY', 'MMMM YYYY', 'YYYY-MM'];

/** B-034. */
export const MonthFilter = ({ value, onChange }: Props) => (
  <DatePicker.RangePicker
    picker="month"
    format={formats}
    allowClear={false}
    aria-label="Months"
    value={[dayjs(`${value.from}-01`), dayjs(`${value.to}-01`)]}
    onChange={(range) => {
      const [from, to] = range ?? [];
      if (from && to) onChange({ from: from.format('YYYY-MM'), to: to.format('YYYY-MM') });
    }}
  />
);
