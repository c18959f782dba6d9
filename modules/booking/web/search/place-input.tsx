import { AutoComplete } from 'antd';
import { useId, useState } from 'react';
import { searchAppointment } from '../../domain/index.ts';
import { labelledField } from '../parts/tenant-labels.ts';
import { usePlaceItems } from './search-trouble.tsx';
import { useSettled } from './use-settled.ts';

type Props = { value: string; change: (place: string | null) => void };

/** A suburb or a postcode. It is searched for once it is chosen, complete, or left. */
export function PlaceInput({ value, change }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const { data = [] } = usePlaceItems(useSettled(text), typed !== null);
  const settle = (place: string) => {
    setTyped(null);
    if (place.trim() !== value) change(place.trim() || null);
  };
  return (
    <div className="labelled">
      <label htmlFor={id}>{labelledField(searchAppointment, 'postcode').label}</label>
      <AutoComplete
        id={id}
        allowClear
        value={text}
        popupMatchSelectWidth={240}
        options={data.map(({ label, postcodes }) => ({
          value: label,
          label: [label, ...postcodes.filter((one) => !label.endsWith(one))].join(' '),
        }))}
        onChange={(next: string) => {
          setTyped(next ?? '');
          if (!next || /^\d{4}$/.test(next)) settle(next ?? '');
        }}
        onSelect={settle}
        onBlur={() => typed !== null && settle(typed)}
        onInputKeyDown={({ key }) => {
          if (key === 'Enter' && typed !== null) settle(typed);
        }}
      />
    </div>
  );
}
