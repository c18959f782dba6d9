import { isInCountry } from '#kernel/domain';
import type { Address } from '#kernel/domain';
import { Input } from 'antd';
import { useSession } from '../session/session.ts';
import './address.css';
import { CountryPart, PlacePart, StateChoice, StatePart } from './address-parts.tsx';
import { postcodeLabel } from './postcode-label.ts';
import type { InputProps } from './input-props.ts';

const lines = { line1: 'Address line 1', line2: 'Address line 2' } as const;

export function AddressInput({ field, value, onChange, id, disabled }: InputProps<Address>) {
  const { tenant } = useSession();
  const home = typeof tenant.country === 'string' ? tenant.country : tenant.country?.name;
  // B-336: without a country of its own an address is looked up where the tenant is.
  const country = value?.country || home || '';
  const change = (part: Partial<Address>) => onChange?.({ ...value, ...part });
  // Where states are chosen, an address without a country is read as one of theirs.
  const changeState = (part: Partial<Address>) =>
    change(field.states && !value?.country && country ? { ...part, country } : part);
  const given = (part: keyof Address, label: string) => ({
    label,
    value: value?.[part] ?? '',
    country,
    disabled: disabled ?? false,
    change,
  });
  return (
    <div className="address-input" role="group">
      {(['line1', 'line2'] as const).map((part) => (
        <Input
          key={part}
          {...(id && part === 'line1' && { id })}
          className="address-line"
          aria-label={lines[part]}
          placeholder={lines[part]}
          disabled={disabled ?? false}
          value={value?.[part] ?? ''}
          autoComplete="off"
          onChange={({ target }) => change({ [part]: target.value })}
        />
      ))}
      <PlacePart part="suburb" {...given('suburb', 'Suburb')} />
      {field.states && isInCountry(field.states, country) ? (
        <StateChoice {...given('state', 'State')} choices={field.states.choices} />
      ) : (
        <StatePart {...given('state', 'State')} change={changeState} />
      )}
      <PlacePart part="postcode" {...given('postcode', postcodeLabel(country))} />
      <CountryPart {...given('country', 'Country')} />
    </div>
  );
}
