import type { AnyRecord, AnyResource } from '#kernel/domain';
import { checkCreate, checkUpdate, referencesOf } from '#kernel/domain';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import { LeaveButton } from '../../dialogs/leave-button.tsx';
import { FieldsForm } from '../../form/fields-form.tsx';
import type { FieldsFormHandle, FormValues } from '../../form/fields-form.tsx';
import { FormField } from '../../form/form-field.tsx';
import { changedValues, emptyValues, valuesOf } from '../../form/form-values.ts';
import { useDefaultValues } from '../../form/use-default-values.ts';
import { useUnsaved } from '../../tabs/use-unsaved.ts';
import { saved, toast } from '../../toast/toast.ts';
import { askedSections } from '../detail/detail-sections.ts';
import type { StoredRecord } from '../record.ts';

type Props = {
  resource: AnyResource;
  /** Values that are not asked for, such as whose it is. */
  fixed?: FormValues;
  /** What a new one starts with, and the names behind its references. */
  preset?: AnyRecord;
  /** Absent when one is added. */
  record?: StoredRecord | undefined;
  close: (isSaved: boolean) => void;
};

const given = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A record that has no page of its own is added and changed in a dialog. */
export function RecordDialog({ resource, fixed = {}, preset, record, close }: Props) {
  const form = useRef<FieldsFormHandle>(null);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const fields = askedSections(resource)
    .flatMap((section) => section.fields)
    .filter(([key]) => !(key in fixed));
  useDefaultValues(resource.fields, !record, form);
  const known = record ?? preset;
  const startValues = record
    ? valuesOf(resource.fields, record)
    : { ...emptyValues(resource.fields), ...(preset && given(valuesOf(resource.fields, preset))) };

  const changed = () => {
    const values = form.current?.values() ?? {};
    setDirty(Object.keys(changedValues(resource.fields, startValues, values)).length > 0);
  };
  const submit = async (): Promise<boolean> => {
    const values = form.current?.values() ?? {};
    const checked = record
      ? checkUpdate(
          resource,
          {
            ...changedValues(resource.fields, record, { ...record, ...values }),
            concurrencyStamp: record.concurrencyStamp,
          },
          record,
        )
      : checkCreate(resource, { ...values, ...fixed });
    if (!checked.ok) {
      form.current?.refuse(checked.errors);
      return false;
    }
    setSaving(true);
    try {
      if (record) await api.put(`/app/${resource.base}/${record.id}`, checked.value);
      else await api.post(`/app/${resource.base}`, checked.value);
      toast.success(record ? saved.record : saved.added);
      close(true);
      return true;
    } catch (error) {
      form.current?.fail(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  useUnsaved({ isDirty, save: submit });

  return (
    <Dialog
      kind="confirm"
      title={`${record ? 'Change' : 'Add'} ${resource.label[0].toLowerCase()}`}
      close={() => close(false)}
      isDirty={isDirty}
      footer={
        <>
          <LeaveButton />
          <Button type="primary" loading={isSaving} onClick={() => void submit()}>
            Save
          </Button>
        </>
      }
    >
      <FieldsForm
        ref={form}
        fields={resource.fields}
        initialValues={startValues}
        onSubmit={() => void submit()}
        onChange={changed}
      >
        <div className="values">
          {fields.map(([key, field]) => (
            <FormField
              key={key}
              name={key}
              field={field}
              {...(known && { references: referencesOf(key, known) })}
            />
          ))}
        </div>
      </FieldsForm>
    </Dialog>
  );
}
