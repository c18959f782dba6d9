import { isRelativeRange, relativeRangeNames, relativeRanges } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Select } from 'antd';
import { useState } from 'react';
import { RangeInput } from '../../fields/range-input.tsx';
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

/** A filter on an instant may name its time as well. */
const dayOf = (value: string) => value.slice(0, 10) as PlainDate;

/** B-311. A named range stays as named: tomorrow it means other days. */
export function DateFilter({ id, name, field, filters, onChange }: FilterProps) {
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
        <RangeInput
          label={field.label}
          isOpenEnded
          value={{
            ...(from && { startDate: dayOf(from) }),
            ...(to && { endDate: dayOf(to) }),
          }}
          onChange={(range) =>
            onChange({
              [`${name}From`]: range?.startDate ? [range.startDate] : [],
              [`${name}To`]: range?.endDate ? [range.endDate] : [],
            })
          }
        />
      )}
    </span>
  );
}
