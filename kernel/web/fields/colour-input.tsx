import { Input } from 'antd';
import './colour-input.css';
import type { InputProps } from './input-props.ts';

const whole = /^#[0-9a-f]{6}$/i;

/** A colour as it is written, beside the picker of the browser. */
export function ColourInput({ field, value, onChange, id, disabled }: InputProps<string>) {
  const text = value ?? '';
  return (
    <Input
      {...(id && { id })}
      disabled={disabled ?? false}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange?.(event.target.value)}
      prefix={
        <input
          type="color"
          className="colour-swatch"
          aria-label={`Choose the ${field.label.toLowerCase()}`}
          disabled={disabled ?? false}
          value={whole.test(text) ? text : '#000000'}
          onChange={(event) => onChange?.(event.target.value)}
        />
      }
    />
  );
}
