import { Select } from 'antd';
import { useState } from 'react';
import type { InputProps } from './input-props.ts';

/** B-184: `Australia/Sydney (UTC+10:00)`. */
export function zoneLabel(zone: string, at = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = parts.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value;
  return `${zone} (${(offset ?? 'GMT').replace('GMT', 'UTC')})`;
}

export function TimeZoneInput({ value, onChange, id, disabled }: InputProps<string>) {
  const [wasOpened, setWasOpened] = useState(false);
  const zones = wasOpened ? Intl.supportedValuesOf('timeZone') : value ? [value] : [];
  return (
    <Select
      {...(id && { id })}
      disabled={disabled ?? false}
      value={value ?? null}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      onOpenChange={(isOpen) => isOpen && setWasOpened(true)}
      options={zones.map((zone) => ({ value: zone, label: zoneLabel(zone) }))}
      onChange={(zone: string | undefined) => onChange?.(zone ?? null)}
    />
  );
}
