import { isPlainDate, isRelativeRange, relativeRangeNames, relativeRanges } from '#kernel/domain';
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { acceptedFormats } from '../../fields/date-input.tsx';
import { useSession } from '../../session/session.ts';
import type { FilterProps } from './filter-input.tsx';

const own = 'own';

const titles = { this: 'This', last: 'Last', next: 'Next' } as const;
const groups = Object.entries(titles).map(([start, label]) => ({
  label,
  options: relativeRangeNames()
    .filter((name) => name.startsWith(start))
    .map((name) => ({ value: name as string, label: relativeRanges[name] as string })),
}));
const options = [{ value: own, label: 'Between two days' }, ...groups];

const dayOf = (value: string | undefined) =>
  value ? dayjs(isPlainDate(value) ? value : value.slice(0, 10), 'YYYY-MM-DD') : null;

/** B-311. A named range stays as named: tomorrow it means other days. */
export function DateFilter({ id, name, field, filters, onChange }: FilterProps) {
  const { dateFormat } = useSession();
  const named = filters[name]?.[0];
  const from = filters[`${name}From`]?.[0];
  const to = filters[`${name}To`]?.[0];
  const [isOwn, setOwn] = useState(false);
  const isBetween = !named && (isOwn || !!from || !!to);
  return (
    <span className="date-filter">
      <Select<string>
        id={id}
        allowClear
        placeholder="Any time"
        showSearch={{ optionFilterProp: 'label' }}
        value={named ?? (isBetween ? own : null)}
        options={options}
        onChange={(value: string | undefined) => {
          setOwn(value === own);
          if (value === own) return onChange({});
          return onChange(value && isRelativeRange(value) ? { [name]: [value] } : {});
        }}
      />
      {isBetween && (
        <DatePicker.RangePicker
          allowEmpty
          aria-label={field.label}
          format={acceptedFormats(dateFormat)}
          value={[dayOf(from), dayOf(to)]}
          onChange={(days) =>
            onChange({
              [`${name}From`]: days?.[0] ? [days[0].format('YYYY-MM-DD')] : [],
              [`${name}To`]: days?.[1] ? [days[1].format('YYYY-MM-DD')] : [],
            })
          }
        />
      )}
    </span>
  );
}
