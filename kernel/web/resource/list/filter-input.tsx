import type { Field } from '#kernel/domain';
import { Input, InputNumber, Select } from 'antd';
import { LookupInput } from '../../fields/lookup-input.tsx';
import { TabLeavesField } from '../../fields/tab-leaves-field.tsx';
import { DateFilter } from './date-filter.tsx';
import { isDated, isRange } from './filters-of.ts';
import type { Filters } from './filters-of.ts';
import { useLookupNames } from '../../fields/lookup-options.ts';
import { useSettledText } from './use-settled-text.ts';

export type FilterProps = {
  id: string;
  name: string;
  field: Field;
  filters: Filters;
  /** Told the filters of this field only. */
  onChange: (own: Filters) => void;
};

export function FilterInput(props: FilterProps) {
  const { field } = props;
  if (isDated(field)) return <DateFilter {...props} />;
  if (isRange(field)) return <NumberFilter {...props} />;
  if (field.kind === 'lookup' || field.kind === 'multiLookup') return <LookupFilter {...props} />;
  if (field.kind === 'flag' || field.choices) return <ChoiceFilter {...props} />;
  return <TextFilter {...props} />;
}

function LookupFilter({ id, name, field, filters, onChange }: FilterProps) {
  const ids = [...(filters[name] ?? [])];
  const { data: references } = useLookupNames(field.resource, ids);
  return (
    <LookupInput
      id={id}
      field={field}
      isMulti
      value={ids}
      {...(references && { references })}
      onChange={(value) => onChange({ [name]: value ? [value].flat() : [] })}
    />
  );
}

function ChoiceFilter({ id, name, field, filters, onChange }: FilterProps) {
  const isFlag = field.kind === 'flag';
  const choices = isFlag ? { true: 'Yes', false: 'No' } : (field.choices ?? {});
  const values = filters[name] ?? [];
  const select = (
    <Select<string | string[]>
      id={id}
      {...(!isFlag && { mode: 'multiple' as const })}
      allowClear
      placeholder="Any"
      showSearch={!isFlag && { optionFilterProp: 'label' }}
      value={isFlag ? (values[0] ?? null) : [...values]}
      options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
      onChange={(value) => onChange({ [name]: value ? [value].flat() : [] })}
    />
  );
  return isFlag ? select : <TabLeavesField>{select}</TabLeavesField>;
}

function NumberFilter(props: FilterProps) {
  return (
    <span className="range">
      <NumberEnd {...props} end="From" />
      <NumberEnd {...props} end="To" />
    </span>
  );
}

function NumberEnd({ id, name, field, filters, onChange, end }: FilterProps & { end: string }) {
  const key = `${name}${end}`;
  const other = `${name}${end === 'From' ? 'To' : 'From'}`;
  const [typed, setTyped] = useSettledText(filters[key]?.[0] ?? '', (text) =>
    onChange({ [key]: text ? [text] : [], [other]: filters[other] ?? [] }),
  );
  return (
    <InputNumber<string>
      stringMode
      {...(end === 'From' && { id })}
      aria-label={`${field.label} ${end.toLowerCase()}`}
      placeholder={end}
      changeOnWheel={false}
      value={typed || null}
      onChange={(value) => setTyped(value ?? '')}
    />
  );
}

function TextFilter({ id, name, filters, onChange }: FilterProps) {
  const [typed, setTyped] = useSettledText(filters[name]?.[0] ?? '', (text) =>
    onChange({ [name]: text.trim() ? [text.trim()] : [] }),
  );
  return (
    <Input
      id={id}
      allowClear
      maxLength={200}
      placeholder="Contains"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
