import type { AnyResource, Field } from '#kernel/domain';
import { Button, Input, Select } from 'antd';
import { FieldInput } from '../../fields/field-input.tsx';
import { LookupInput } from '../../fields/lookup-input.tsx';
import { isRange } from './list-state.ts';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list.ts';

type Props = { resource: AnyResource; state: ListState; change: ChangeState };

export function FilterPanel({ resource, state, change }: Props) {
  const set = (key: string, values: readonly string[]) => {
    const { [key]: _, ...others } = state.filters;
    change({ filters: values.length ? { ...others, [key]: values } : others });
  };
  return (
    <section className="filters" aria-label="Filters">
      {(resource.filters ?? []).map((key) => {
        const field = resource.fields[key];
        if (!field) return null;
        return (
          <label key={key} className="filter">
            <span className="soft">{field.label}</span>
            {isRange(field) ? (
              <RangeFilter name={key} field={field} filters={state.filters} set={set} />
            ) : (
              <Filter
                field={field}
                values={state.filters[key] ?? []}
                onChange={(v) => set(key, v)}
              />
            )}
          </label>
        );
      })}
      <Button type="link" onClick={() => change({ filters: {} })}>
        Clear filters
      </Button>
    </section>
  );
}

type FilterProps = {
  field: Field;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

function Filter({ field, values, onChange }: FilterProps) {
  if (field.kind === 'lookup' || field.kind === 'multiLookup') {
    const take = (value: string | string[] | null) => onChange(value ? [value].flat() : []);
    return <LookupInput field={field} isMulti value={[...values]} onChange={take} />;
  }
  const choices = field.kind === 'flag' ? { true: 'Yes', false: 'No' } : field.choices;
  if (!choices) {
    return (
      <Input
        allowClear
        value={values[0] ?? ''}
        onChange={(e) => onChange([e.target.value].filter(Boolean))}
      />
    );
  }
  return (
    <Select
      mode={field.kind === 'flag' ? undefined : 'multiple'}
      allowClear
      aria-label={field.label}
      value={field.kind === 'flag' ? values[0] : [...values]}
      options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
      onChange={(value: string | string[] | undefined) => onChange(value ? [value].flat() : [])}
    />
  );
}

type RangeProps = {
  name: string;
  field: Field;
  filters: ListState['filters'];
  set: (key: string, values: readonly string[]) => void;
};

function RangeFilter({ name, field, filters, set }: RangeProps) {
  return (
    <span className="range">
      {(['From', 'To'] as const).map((end) => (
        <FieldInput
          key={end}
          field={{ kind: field.kind, label: `${field.label} ${end.toLowerCase()}` }}
          value={filters[`${name}${end}`]?.[0] ?? null}
          onChange={(value) => set(`${name}${end}`, value === null ? [] : [String(value)])}
        />
      ))}
    </span>
  );
}
