import { Input } from 'antd';
import { useState } from 'react';
import type { InputProps } from './input-props.ts';

const pretty = (value: unknown) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 2);

/** Text that is no JSON goes on as text, so that the schema refuses it by name. */
export function JsonInput({ value, onChange, id, disabled }: InputProps<unknown>) {
  const [typed, setTyped] = useState(() => pretty(value));
  const isOwn = JSON.stringify(parsed(typed)) === JSON.stringify(value ?? null);
  return (
    <Input.TextArea
      {...(id && { id })}
      className="code"
      spellCheck={false}
      disabled={disabled ?? false}
      value={isOwn ? typed : pretty(value)}
      autoSize={{ minRows: 4, maxRows: 20 }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(parsed(target.value));
      }}
    />
  );
}

function parsed(text: string): unknown {
  if (!text.trim()) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
