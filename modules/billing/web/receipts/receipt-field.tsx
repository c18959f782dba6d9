import type { Field } from '#kernel/domain';
import { FieldInput } from '#kernel/web';
import { useId } from 'react';
import './receipts.css';

type Props = {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
};

/** One declared field with its name above and its refusal below. */
export function ReceiptField({ field, value, onChange, error }: Props) {
  const id = useId();
  return (
    <div className="receipt-field">
      <label htmlFor={id}>
        {field.label} {field.required && <span className="receipt-must">*</span>}
      </label>
      <FieldInput id={id} field={field} value={value ?? null} onChange={onChange} />
      {error && (
        <p className="receipt-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
