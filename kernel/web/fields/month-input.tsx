import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { InputProps } from './input-props.ts';

dayjs.extend(customParseFormat);

const kept = 'YYYY-MM';
/** Shown by the first; the others are read when they are typed. */
const formats = ['MMMM YYYY', 'MMM YYYY', 'MM/YYYY', 'M/YYYY', kept];

/** A month of the calendar, kept as 2026-11. */
export default function MonthInput({ field, value, onChange, id, disabled }: InputProps<string>) {
  return (
    <DatePicker
      {...(id && { id })}
      picker="month"
      aria-label={field.label}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      format={formats}
      value={value ? dayjs(value, kept) : null}
      onChange={(month) => onChange?.(month ? month.format(kept) : null)}
    />
  );
}
