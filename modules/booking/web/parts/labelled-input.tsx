import type { Field, Reference } from '#kernel/domain';
import { FieldInput } from '#kernel/web';
import { useId } from 'react';
import './labelled-input.css';

type Props<V> = {
  field: Field;
  value: V | null | undefined;
  onChange: (value: V | null) => void;
  error?: string | undefined;
  isWide?: boolean;
  references?: readonly Reference[];
  /** Hears what is typed into a selection list. */
  onSearch?: (text: string) => void;
};

/** One declared field with its name above and its refusal below, outside a form. */
export function LabelledInput<V>(props: Props<V>) {
  const { field, value, onChange, error, isWide, references, onSearch } = props;
  const id = useId();
  return (
    <div className={isWide ? 'labelled wide' : 'labelled'} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        {field.label} {field.required && <span className="must">*</span>}
      </label>
      <FieldInput
        id={id}
        field={field}
        value={value ?? null}
        onChange={(next) => onChange(next as V | null)}
        {...(references && { references })}
        {...(onSearch && { onSearch })}
      />
      {error && (
        <p className="labelled-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
