import { longTextLimit } from '#kernel/domain';
import { Input } from 'antd';
import type { InputProps } from './input-props.ts';

const types = { email: 'email', url: 'url' } as Record<string, string | undefined>;

export function TextInput({ field, value, onChange, ...rest }: InputProps<string>) {
  const { references: _, zone: __, ...input } = rest;
  return (
    <Input
      {...input}
      type={types[field.kind] ?? 'text'}
      value={value ?? ''}
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

/** B-307. */
export function LongTextInput({ field, value, onChange, id, disabled }: InputProps<string>) {
  return (
    <Input.TextArea
      {...(id && { id })}
      disabled={disabled ?? false}
      value={value ?? ''}
      autoSize={{ minRows: 3, maxRows: 12 }}
      showCount
      maxLength={field.max ?? longTextLimit}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
