import { check, createSchema, updateSchema } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { referencesOf } from '../../fields/field-text.ts';
import { FieldsForm } from '../../form/fields-form.tsx';
import type { FieldsFormHandle, FormValues } from '../../form/fields-form.tsx';
import { FormField } from '../../form/form-field.tsx';
import { changedValues, emptyValues, valuesOf } from '../../form/form-values.ts';
import type { StoredRecord } from '../record.ts';
import { askedSections } from './detail-sections.ts';
import { SectionCard } from './section-card.tsx';

type Props = {
  resource: AnyResource;
  /** Absent when a new record is made. */
  record?: StoredRecord | undefined;
  save: (body: FormValues) => Promise<void>;
  cancel: () => void;
};

export function RecordForm({ resource, record: given, save, cancel }: Props) {
  // A refetch under an open form must not lend its stamp to values that were read before it.
  const [record] = useState(given);
  const form = useRef<FieldsFormHandle>(null);
  const [isSaving, setSaving] = useState(false);

  const submit = async () => {
    const values = form.current?.values() ?? {};
    const checked = record
      ? check(updateSchema(resource), {
          ...changedValues(resource.fields, record, values),
          concurrencyStamp: record.concurrencyStamp,
        })
      : check(createSchema(resource), values);
    if (!checked.ok) return form.current?.refuse(checked.errors);
    setSaving(true);
    try {
      await save(checked.value);
    } catch (error) {
      form.current?.fail(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <FieldsForm
      ref={form}
      fields={resource.fields}
      initialValues={record ? valuesOf(resource.fields, record) : emptyValues(resource.fields)}
      onSubmit={() => void submit()}
    >
      {askedSections(resource).map(({ title, fields }) => (
        <SectionCard key={title} title={title}>
          <div className="values">
            {fields.map(([key, field]) => (
              <FormField
                key={key}
                name={key}
                field={field}
                {...(record && { references: referencesOf(key, record) })}
              />
            ))}
          </div>
        </SectionCard>
      ))}
      <div className="form-end">
        <Button onClick={cancel} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="primary" onClick={() => void submit()} loading={isSaving}>
          Save
        </Button>
      </div>
    </FieldsForm>
  );
}
