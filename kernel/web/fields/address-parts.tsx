import type { Address, Choices } from '#kernel/domain';
import { AutoComplete, Select } from 'antd';
import { useState } from 'react';
import { lookupLabel, useLookupPages } from './lookup-options.ts';
import { isNearEnd, searchDelay } from './lookup-input.tsx';
import { placeFreshness, placeText, statesOf, useCities, usePlaces } from './places.ts';
import type { Place } from './places.ts';
import { useDebounced } from './use-debounced.ts';

export type PartProps = {
  label: string;
  value: string;
  /** In which country places are looked up. */
  country: string;
  disabled: boolean;
  change: (part: Partial<Address>) => void;
};

/** Suburb and postcode: what is typed stands; a match that is picked fills in all that belongs to it. */
export function PlacePart({
  part,
  label,
  value,
  country,
  disabled,
  change,
}: PartProps & { part: 'suburb' | 'postcode' }) {
  const [isTouched, setTouched] = useState(false);
  const { data = [], isError } = usePlaces(country, useDebounced(value, searchDelay), isTouched);
  const byId = new Map(data.map((place) => [place.id, place]));
  return (
    <AutoComplete
      aria-label={label}
      placeholder={label}
      disabled={disabled}
      value={value}
      popupMatchSelectWidth={280}
      {...(isError && { notFoundContent: 'The list could not be loaded.' })}
      options={data.map((place) => ({ value: place.id, label: placeText(place) }))}
      onChange={(typed: string) => {
        if (byId.has(typed)) return;
        setTouched(true);
        change({ [part]: typed });
      }}
      onSelect={(id: string) => {
        const place = byId.get(id);
        if (place) change({ ...placeParts(place), country });
        setTouched(false);
      }}
    />
  );
}

const placeParts = ({ name, state, postcode }: Place): Partial<Address> => ({
  suburb: name,
  state,
  postcode,
});

export function StatePart({ label, value, country, disabled, change }: PartProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const { data = [] } = useCities(country, wasOpened);
  return (
    <AutoComplete
      aria-label={label}
      placeholder={label}
      disabled={disabled}
      value={value}
      onFocus={() => setWasOpened(true)}
      options={statesOf(data).map((state) => ({ value: state }))}
      onChange={(state: string) => change({ state })}
    />
  );
}

/** Where the definition lists the states nothing else can be typed; an old text is shown until then. */
export function StateChoice({
  label,
  value,
  disabled,
  change,
  choices,
}: PartProps & { choices: Choices }) {
  const options = Object.entries(choices).map(([code, name]) => ({
    value: code,
    label: code,
    title: name,
  }));
  return (
    <Select<string>
      aria-label={label}
      placeholder={label}
      disabled={disabled}
      allowClear
      value={value || null}
      showSearch={{
        filterOption: (typed, option) =>
          `${option?.value} ${option?.title}`.toLowerCase().includes(typed.toLowerCase()),
      }}
      options={options}
      onChange={(state: string | undefined) => change({ state: state ?? null })}
    />
  );
}

/** C-224. An address keeps the country by name. */
export function CountryPart({ label, value, disabled, change }: PartProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const list = useLookupPages('country', useDebounced(typed, searchDelay), {
    isWanted: wasOpened,
    freshness: placeFreshness,
  });
  const names = (list.data?.pages.flat() ?? []).map(lookupLabel);
  const shown = !value || names.includes(value) ? names : [value, ...names];
  return (
    <Select<string>
      aria-label={label}
      placeholder={label}
      disabled={disabled}
      allowClear
      loading={list.isFetching}
      value={value || null}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={(isOpen) => isOpen && setWasOpened(true)}
      onPopupScroll={(event) => {
        if (isNearEnd(event) && list.hasNextPage && !list.isFetching) void list.fetchNextPage();
      }}
      notFoundContent={list.isFetching ? 'Loading…' : 'No result found'}
      options={shown.map((name) => ({ value: name, label: name }))}
      onChange={(name: string | undefined) => change({ country: name ?? null })}
    />
  );
}
