import { longTextLimit } from '#kernel/domain';
import { Input } from 'antd';
import type { InputProps } from './input-props.ts';
import './counted-text.css';

/** The keyboard that a phone shows; a typed `type` would let the browser judge before our schema. */
const keyboards = { email: 'email', url: 'url' } as const;
const keyboardOf = (kind: string) =>
  kind === 'email' || kind === 'url' ? keyboards[kind] : ('text' as const);

export function TextInput({ field, value, onChange, id, disabled }: InputProps<string>) {
  return (
    <Input
      {...(id && { id })}
      disabled={disabled ?? false}
      inputMode={keyboardOf(field.kind)}
      spellCheck={field.kind === 'text'}
      value={value ?? ''}
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

/** B-307. */
export function LongTextInput({ field, value, onChange, id, disabled }: InputProps<string>) {
  return (
    <div className="counted-text">
      <Input.TextArea
        {...(id && { id })}
        disabled={disabled ?? false}
        value={value ?? ''}
        autoSize={{ minRows: 3, maxRows: 12 }}
        showCount
        maxLength={field.max ?? longTextLimit}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
