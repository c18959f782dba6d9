import type { Field, Reference } from '#kernel/domain';
import { FieldInput } from '#kernel/web';
import type { ReactNode } from 'react';
import { useId } from 'react';
import './asked-field.css';

type Props = {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
  isWide?: boolean;
  references?: readonly Reference[];
  zone?: string | undefined;
  onSearch?: (text: string) => void;
};

/** One declared field with its name above and its refusal below. */
export function AskedField(props: Props) {
  const { field, value, onChange, error, isWide = false, references, zone, onSearch } = props;
  const id = useId();
  return (
    <div
      className={isWide ? 'asked-field asked-wide' : 'asked-field'}
      data-invalid={error ? true : undefined}
    >
      <label htmlFor={id}>
        {field.label} {field.required && <span className="asked-must">*</span>}
      </label>
      <FieldInput
        id={id}
        field={field}
        value={value ?? null}
        onChange={onChange}
        {...(references && { references })}
        {...(zone && { zone })}
        {...(onSearch && { onSearch })}
      />
      {error && (
        <p className="asked-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Two beside each other where there is room. */
export const AskedGrid = ({ children }: { children: ReactNode }) => (
  <div className="asked-grid">{children}</div>
);
