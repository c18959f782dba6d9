import type { Field, Reference } from '#kernel/domain';
import { appliesTo, validationMessages } from '#kernel/domain';
import { Form } from 'antd';
import { memo, useEffect, useMemo, useRef } from 'react';
import { fieldClass } from '../fields/field-class.ts';
import { FieldInput } from '../fields/field-input.tsx';
import type { InputProps } from '../fields/input-props.ts';
import { FollowingInput } from './following-input.tsx';
import { ZonedInput } from './zoned-input.tsx';

type Props = { name: string; field: Field; references?: readonly Reference[] };

/** Typing in one field draws that field only. */
export const FormField = memo(function FormField(props: Props) {
  return props.field.when ? <FieldThatApplies {...props} /> : <AskedField {...props} />;
});

/** Comes and goes with the values beside it; what was typed into it stays. */
function FieldThatApplies(props: Props) {
  const applies = Form.useWatch((values: Readonly<Record<string, unknown>>) =>
    appliesTo(props.field, values),
  );
  return applies && <AskedField {...props} />;
}

function AskedField({ name, field: defined, references }: Props) {
  const field = useMemo(
    () =>
      defined.offers ? { ...defined, where: { ...defined.where, ...defined.offers } } : defined,
    [defined],
  );
  const hint = field.hint ?? (field.kind === 'phone' ? validationMessages.phone : undefined);
  const Input = field.zone ? ZonedInput : field.within ? WithinInput : FieldInput;
  return (
    <div data-field={name} className={fieldClass(field)}>
      <Form.Item
        name={name}
        label={field.label}
        required={(field.required && !field.filledIn) ?? false}
        extra={hint}
      >
        {field.follows ? (
          <FollowingInput name={name} field={field} />
        ) : (
          <Input field={field} {...(references && { references })} />
        )}
      </Form.Item>
    </div>
  );
}

/** A choice among what belongs to another choice: without that one there is nothing to choose. */
function WithinInput(props: InputProps<unknown>) {
  const { field } = props;
  const within = field.within ?? '';
  const owner: unknown = Form.useWatch(within);
  const isKnown = typeof owner === 'string' && owner !== '';
  const asked = field.withinAs ?? within;
  const narrowed = useMemo(
    () => (isKnown ? { ...field, where: { ...field.where, [asked]: owner } } : field),
    [field, asked, owner, isKnown],
  );
  useEmptiedWithOwner(within, owner, props);
  return <FieldInput {...props} field={narrowed} disabled={!isKnown} />;
}

/** Whoever chooses another owner by hand means none of what belonged to the former one. */
function useEmptiedWithOwner(
  within: string,
  owner: unknown,
  { value, onChange }: InputProps<unknown>,
) {
  const form = Form.useFormInstance();
  const last = useRef({ owner, value });
  useEffect(() => {
    const { owner: former, value: chosen } = last.current;
    last.current = { owner, value };
    const isOther = typeof former === 'string' && former !== owner;
    // A draft brings both at once: the value is then of the new owner.
    if (isOther && value === chosen && form.isFieldTouched(within)) {
      onChange?.(Array.isArray(value) ? [] : null);
    }
  }, [form, within, owner, value, onChange]);
}
