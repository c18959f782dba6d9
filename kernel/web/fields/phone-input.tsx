import { formatPhone } from '#kernel/domain';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { InputProps } from './input-props.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 10);

/** Where the caret stands in the masked text once `count` digits lie before it. */
export function caretAfter(masked: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === count) return at;
    if (/\d/.test(masked.charAt(at))) seen += 1;
  }
  return masked.length;
}

/** B-300: digits only, masked 2-4-4. */
export function PhoneInput({ value, onChange, id, disabled }: InputProps<string>) {
  const box = useRef<InputRef>(null);
  const digitsBefore = useRef<number | null>(null);
  const masked = formatPhone(value);

  useLayoutEffect(() => {
    if (digitsBefore.current === null) return;
    const at = caretAfter(masked, digitsBefore.current);
    box.current?.input?.setSelectionRange(at, at);
    digitsBefore.current = null;
  }, [masked]);

  return (
    <Input
      ref={box}
      {...(id && { id })}
      disabled={disabled ?? false}
      inputMode="numeric"
      value={masked}
      onChange={({ target }) => {
        digitsBefore.current = digitsOf(target.value.slice(0, target.selectionStart ?? 0)).length;
        onChange?.(digitsOf(target.value));
      }}
    />
  );
}
