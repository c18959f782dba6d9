import { UnreadableNote, unreadableMonth } from '#kernel/web';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useState } from 'react';
import type { MonthRange } from '../../domain/index.ts';

dayjs.extend(customParseFormat);

type Props = { value: MonthRange; onChange: (range: MonthRange) => void };

/** Shown by the first; the others are read when they are typed. */
const formats = ['MM/YYYY', 'M/YYYY', 'MMM YYYY', 'MMMM YYYY', 'YYYY-MM'];

const isRead = (text: string): boolean =>
  formats.some((format) => dayjs(text, format, true).isValid());

/** B-034. */
export function MonthFilter({ value, onChange }: Props) {
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <div>
      <DatePicker.RangePicker
        picker="month"
        format={formats}
        allowClear={false}
        aria-label="Months"
        {...(isUnreadable && { status: 'error' as const })}
        // The library drops what it cannot read, so it is looked at before.
        onBlur={({ target }) => {
          const typed = (target as HTMLInputElement).value.trim();
          setUnreadable(typed !== '' && !isRead(typed));
        }}
        value={[dayjs(`${value.from}-01`), dayjs(`${value.to}-01`)]}
        onChange={(range) => {
          setUnreadable(false);
          const [from, to] = range ?? [];
          if (from && to) onChange({ from: from.format('YYYY-MM'), to: to.format('YYYY-MM') });
        }}
      />
      <UnreadableNote text={isUnreadable ? unreadableMonth : null} />
    </div>
  );
}
