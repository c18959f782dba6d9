import { check, inputSchema } from '#kernel/domain';
import type { AnyRecord, Fields } from '#kernel/domain';
import { Button } from 'antd';
import { Fragment, useRef, useState } from 'react';
import { FieldsForm } from './fields-form.tsx';
import type { FieldsFormHandle, FormValues } from './fields-form.tsx';
import { FormField } from './form-field.tsx';
import { changedValues } from './form-values.ts';

type Props = {
  fields: Fields;
  start: AnyRecord;
  /** Gets what differs from the start. */
  save: (changes: FormValues) => Promise<void>;
  /** What the button says. */
  saveText?: string;
  /** Heading -> its fields, where there are many; all of them must be named. */
  sections?: Readonly<Record<string, readonly string[]>>;
};

/** A form of its own over a few declared fields. */
export function InputForm({ fields, start, save, saveText = 'Save', sections }: Props) {
  const form = useRef<FieldsFormHandle>(null);
  const [isSaving, setSaving] = useState(false);

  const submit = async () => {
    const values = form.current?.values() ?? {};
    const checked = check(inputSchema(fields), values);
    if (!checked.ok) return form.current?.refuse(checked.errors);
    setSaving(true);
    try {
      await save(changedValues(fields, start, checked.value));
    } catch (error) {
      form.current?.fail(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <FieldsForm
      ref={form}
      fields={fields}
      initialValues={Object.fromEntries(Object.keys(fields).map((key) => [key, start[key]]))}
      onSubmit={() => void submit()}
    >
      {Object.entries(sections ?? { '': Object.keys(fields) }).map(([title, keys]) => (
        <Fragment key={title}>
          {title && <h2>{title}</h2>}
          <div className="values">
            {keys.map((key) => {
              const field = fields[key];
              return field && <FormField key={key} name={key} field={field} />;
            })}
          </div>
        </Fragment>
      ))}
      <div className="form-end">
        <Button type="primary" loading={isSaving} onClick={() => void submit()}>
          {saveText}
        </Button>
      </div>
    </FieldsForm>
  );
}
