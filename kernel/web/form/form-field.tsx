import type { Field, Reference } from '#kernel/domain';
import { validationMessages } from '#kernel/domain';
import { Form } from 'antd';
import { FieldInput } from '../fields/field-input.tsx';

const wide = new Set(['longText', 'address', 'json']);

type Props = { name: string; field: Field; references?: readonly Reference[] };

export function FormField({ name, field, references }: Props) {
  const zone: unknown = Form.useWatch(field.zone ?? '');
  const hint = field.hint ?? (field.kind === 'phone' ? validationMessages.phone : undefined);
  return (
    <div data-field={name} className={wide.has(field.kind) ? 'field wide' : 'field'}>
      <Form.Item name={name} label={field.label} required={field.required ?? false} extra={hint}>
        <FieldInput
          field={field}
          {...(references && { references })}
          {...(typeof zone === 'string' && { zone })}
        />
      </Form.Item>
    </div>
  );
}
