import type { Address } from '#kernel/domain';
import { Input } from 'antd';
import { postcodeLabel } from './address-text.ts';
import type { InputProps } from './input-props.ts';

const parts = ['line1', 'line2', 'suburb', 'state', 'postcode', 'country'] as const;
const names = {
  line1: 'Address line 1',
  line2: 'Address line 2',
  suburb: 'Suburb',
  state: 'State',
  country: 'Country',
} as const;

export function AddressInput({ value, onChange, id, disabled }: InputProps<Address>) {
  const label = (part: (typeof parts)[number]) =>
    part === 'postcode' ? postcodeLabel(value?.country) : names[part];
  return (
    <div className="address-input">
      {parts.map((part) => (
        <Input
          key={part}
          {...(id && part === 'line1' && { id })}
          className={`address-${part}`}
          aria-label={label(part)}
          placeholder={label(part)}
          disabled={disabled ?? false}
          value={value?.[part] ?? ''}
          onChange={({ target }) => onChange?.({ ...value, [part]: target.value })}
        />
      ))}
    </div>
  );
}
