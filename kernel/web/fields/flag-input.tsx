import { Switch } from 'antd';
import type { InputProps } from './input-props.ts';

export function FlagInput({ value, onChange, id, disabled, field }: InputProps<boolean>) {
  return (
    <Switch
      {...(id && { id })}
      aria-label={field.label}
      disabled={disabled ?? false}
      checked={value ?? false}
      onChange={(isOn) => onChange?.(isOn)}
    />
  );
}
