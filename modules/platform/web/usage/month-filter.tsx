import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { MonthRange } from '../../domain/index.ts';

type Props = { value: MonthRange; onChange: (range: MonthRange) => void };

/** B-034. */
export const MonthFilter = ({ value, onChange }: Props) => (
  <DatePicker.RangePicker
    picker="month"
    format="MM/YYYY"
    allowClear={false}
    aria-label="Months"
    value={[dayjs(`${value.from}-01`), dayjs(`${value.to}-01`)]}
    onChange={(range) => {
      const [from, to] = range ?? [];
      if (from && to) onChange({ from: from.format('YYYY-MM'), to: to.format('YYYY-MM') });
    }}
  />
);
