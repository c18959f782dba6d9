import { Select } from 'antd';
import { useMemo, useState } from 'react';
import type { InputProps } from './input-props.ts';

/** B-184: `Australia/Sydney (UTC+10:00)`. */
export function zoneLabel(zone: string, at = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = parts.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value;
  const shown = offset === 'GMT' ? 'UTC+00:00' : (offset ?? 'GMT').replace('GMT', 'UTC');
  return `${zone} (${shown})`;
}

const option = (zone: string) => ({ value: zone, label: zoneLabel(zone) });

export function TimeZoneInput({ value, onChange, id, disabled }: InputProps<string>) {
  const [wasOpened, setWasOpened] = useState(false);
  // Hundreds of formatters: made when the list is opened, not on every key.
  const all = useMemo(
    () => (wasOpened ? Intl.supportedValuesOf('timeZone').map(option) : []),
    [wasOpened],
  );
  const isListed = all.some((zone) => zone.value === value);
  return (
    <Select
      {...(id && { id })}
      disabled={disabled ?? false}
      value={value ?? null}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      onOpenChange={(isOpen) => isOpen && setWasOpened(true)}
      options={value && !isListed ? [option(value), ...all] : all}
      onChange={(zone: string | undefined) => onChange?.(zone ?? null)}
    />
  );
}
