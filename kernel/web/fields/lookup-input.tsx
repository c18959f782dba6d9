import { Select } from 'antd';
import type { UIEvent } from 'react';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import type { InputProps } from './input-props.ts';
import { isLookupCached } from './lookup-cache.ts';
import { LookupChoice } from './lookup-choice.tsx';
import {
  keptIds,
  lookupKind,
  lookupLabel,
  mergeItems,
  useLookupNames,
  useLookupPages,
} from './lookup-options.ts';
import type { LookupItem } from './lookup-options.ts';
import { useListPlacement } from './list-placement.ts';
import { TabLeavesField } from './tab-leaves-field.tsx';
import { useDebounced } from './use-debounced.ts';

/** B-333. */
export const searchDelay = 500;

type Props = InputProps<string | string[]> & { isMulti?: boolean };

export const isNearEnd = ({ currentTarget: list }: UIEvent<HTMLElement>): boolean =>
  list.scrollTop + list.clientHeight >= list.scrollHeight - 48;

export function LookupInput(props: Props) {
  const { field, value, onChange, id, disabled, references, placeholder, isMulti } = props;
  const { onSearch } = props;
  const { seesDetails } = useSession();
  const [wasOpened, setWasOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly LookupItem[]>([]);
  const isMany = isMulti ?? field.kind === 'multiLookup';
  const ids = keptIds([value ?? null].flat()) as string[];

  const list = useLookupPages(field.resource, useDebounced(typed, searchDelay), {
    isWanted: wasOpened,
    ...(field.where && { where: field.where }),
  });
  const found = list.data?.pages.flat() ?? [];
  const known = mergeItems(found, chosen, references ?? []);
  const nameless = ids.filter((one) => !known.some((item) => item.id === one));
  const names = useLookupNames(field.resource, nameless);
  const all = mergeItems(known, names.data ?? []);
  const shown = all.filter((item) => ids.includes(item.id) || found.includes(item));
  const lost = names.isFetching ? [] : ids.filter((one) => !all.some((item) => item.id === one));

  const place = useListPlacement(isMany);
  const open = (isOpen: boolean) => {
    if (!isOpen) return;
    if (wasOpened && !isLookupCached(lookupKind(field.resource))) void list.refetch();
    setWasOpened(true);
  };

  const search = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };

  const select = (
    <Select<string | string[]>
      {...(id ? { id } : { 'aria-label': field.label })}
      {...(placeholder && { placeholder })}
      {...(isMany && { mode: 'multiple' as const })}
      {...place}
      disabled={disabled ?? false}
      value={isMany ? ids : (ids[0] ?? null)}
      allowClear
      loading={list.isFetching || names.isFetching}
      showSearch={{ filterOption: false, onSearch: search }}
      onOpenChange={open}
      onPopupScroll={(event) => {
        if (isNearEnd(event) && list.hasNextPage && !list.isFetching) void list.fetchNextPage();
      }}
      notFoundContent={list.isFetching ? 'Loading…' : 'No result found'}
      options={[...optionsOf(shown, lost, seesDetails), ...failedLine(list)]}
      optionRender={({ data: option }) => <LookupChoice item={option.item} />}
      onChange={(next) => {
        setChosen(all.filter((item) => [next].flat().includes(item.id)));
        onChange?.(next ?? null);
      }}
    />
  );
  return isMany ? <TabLeavesField>{select}</TabLeavesField> : select;
}

/** B-327: without an empty title the browser shows the label on hovering. */
const optionsOf = (
  shown: readonly LookupItem[],
  lost: readonly string[],
  seesDetails: boolean | undefined,
) => [
  ...shown.map((item) => ({
    value: item.id,
    label: lookupLabel(item),
    item,
    ...(!seesDetails && { title: '' }),
  })),
  ...lost.map((id) => ({ value: id, label: 'Not available', item: nobody(id) })),
];

/** Without it the value that is chosen already would look like the only one there is. */
const failedLine = ({ isError, data }: { isError: boolean; data: unknown }) =>
  isError && !data
    ? [
        {
          value: 'failed',
          label: notLoaded,
          disabled: true,
          item: { id: '', displayName: notLoaded },
        },
      ]
    : [];

const notLoaded = 'The list could not be loaded.';

const nobody = (id: string): LookupItem => ({ id, displayName: 'Not available' });
