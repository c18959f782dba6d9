import { Select } from 'antd';
import type { InputProps } from './input-props.ts';
import { useListPlacement } from './list-placement.ts';
import { TabLeavesField } from './tab-leaves-field.tsx';

export function ChoiceInput({
  field,
  value,
  onChange,
  id,
  disabled,
}: InputProps<string | string[]>) {
  const isMulti = field.kind === 'multiChoice';
  const place = useListPlacement(isMulti);
  const select = (
    <Select<string | string[]>
      {...(id && { id })}
      {...(isMulti && { mode: 'multiple' as const })}
      {...place}
      disabled={disabled ?? false}
      value={value ?? (isMulti ? [] : null)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={Object.entries(field.choices ?? {}).map(([key, label]) => ({ value: key, label }))}
      onChange={(next) => onChange?.(next ?? null)}
    />
  );
  return isMulti ? <TabLeavesField>{select}</TabLeavesField> : select;
}
