import './flag-input.css';
import type { InputProps } from './input-props.ts';

export function FlagInput({ value, onChange, id, disabled, field }: InputProps<boolean>) {
  return (
    <button
      type="button"
      role="switch"
      {...(id && { id })}
      className="switch"
      aria-label={field.label}
      aria-checked={value ?? false}
      disabled={disabled ?? false}
      onClick={() => onChange?.(!value)}
    />
  );
}
