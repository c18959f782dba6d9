import type { AnyRecord, AnyResource, Reference } from '#kernel/domain';
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
import { saved, toast } from '../../toast/toast.ts';
import { useSession } from '../../session/session.ts';
import { todayIn } from '../../session/today.ts';
import { askedSections } from '../detail/detail-sections.ts';
import { SimilarWarning, similarKinds } from '../detail/similar-warning.tsx';
import type { StoredRecord } from '../record.ts';

type Props = {
  resource: AnyResource;
  /** Values that are not asked for, such as whose it is. */
  fixed?: FormValues;
  /** What a new one starts with, and the names behind its references. */
  preset?: AnyRecord;
  /** Absent when one is added. */
  record?: StoredRecord | undefined;
  /** Asks for these only; the rest is filled in on the page of the record. */
  only?: readonly string[];
  title?: string;
  /** Gets a record that was found instead of added, where the caller can go on with it. */
  use?: (found: Reference) => void;
  close: (isSaved: boolean, saved?: StoredRecord) => void;
};

const given = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A record that has no page of its own is added and changed in a dialog. */
export function RecordDialog(props: Props) {
  const { resource, fixed = {}, preset, record, only, use, close } = props;
  const { zone } = useSession();
  const form = useRef<FieldsFormHandle>(null);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const fields = askedSections(resource)
    .flatMap((section) => section.fields)
    .filter(([key]) => !(key in fixed) && (!only || only.includes(key)));
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
          todayIn(zone),
          record,
        )
      : checkCreate(resource, { ...values, ...fixed }, todayIn(zone));
    if (!checked.ok) {
      form.current?.refuse(checked.errors);
      return false;
    }
    setSaving(true);
    try {
      const path = `/app/${resource.base}`;
      const stored = record
        ? await api.put<StoredRecord>(`${path}/${record.id}`, checked.value)
        : await api.post<StoredRecord>(path, checked.value);
      toast.success(record ? saved.record : saved.added);
      close(true, stored);
      return true;
    } catch (error) {
      form.current?.fail(error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      kind="confirm"
      title={props.title ?? `${record ? 'Change' : 'Add'} ${resource.label[0].toLowerCase()}`}
      close={() => close(false)}
      isDirty={isDirty}
      save={submit}
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
        {similarKinds(
          resource,
          fields.map(([key]) => key),
        ).map((by) => (
          <SimilarWarning key={by} resource={resource} by={by} record={record} use={use} />
        ))}
      </FieldsForm>
    </Dialog>
  );
}
