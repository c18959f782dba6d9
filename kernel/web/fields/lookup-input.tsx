import { Select } from 'antd';
import { useState } from 'react';
import type { InputProps } from './input-props.ts';
import { lookupLabel, mergeItems, useLookupItems } from './lookup-options.ts';
import type { LookupItem } from './lookup-options.ts';
import { useDebounced } from './use-debounced.ts';

const searchDelay = 500;

type Props = InputProps<string | string[]> & { isMulti?: boolean };

export function LookupInput({ field, value, onChange, id, disabled, references, isMulti }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly LookupItem[]>(references ?? []);
  const { data = [], isFetching } = useLookupItems(
    field.resource,
    useDebounced(typed, searchDelay),
    wasOpened,
  );
  const isMany = isMulti ?? field.kind === 'multiLookup';
  const ids = new Set(Array.isArray(value) ? value : [value]);
  const known = mergeItems(data, chosen, references ?? []);
  const shown = known.filter((item) => ids.has(item.id) || data.includes(item));

  return (
    <Select<string | string[]>
      {...(id && { id })}
      {...(isMany && { mode: 'multiple' as const })}
      disabled={disabled ?? false}
      value={value ?? (isMany ? [] : null)}
      allowClear
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={(isOpen) => isOpen && setWasOpened(true)}
      notFoundContent={isFetching ? 'Loading…' : 'No result found'}
      options={shown.map((item) => ({ value: item.id, label: lookupLabel(item), item }))}
      optionRender={({ data: option }) => <Choice item={option.item} />}
      onChange={(next) => {
        setChosen(known.filter((item) => [next].flat().includes(item.id)));
        onChange?.(next ?? null);
      }}
    />
  );
}

const Choice = ({ item }: { item: LookupItem }) => (
  <div>
    {lookupLabel(item)}
    {item.descriptionOption && <div className="soft">{item.descriptionOption}</div>}
  </div>
);
