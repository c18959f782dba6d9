import { check, inputSchema } from '#kernel/domain';
import type { AnyRecord, Fields } from '#kernel/domain';
import { Button } from 'antd';
import { Fragment, useRef, useState } from 'react';
import { useUnsaved } from '../tabs/use-unsaved.ts';
import { FieldsForm } from './fields-form.tsx';
import type { FieldsFormHandle, FormValues } from './fields-form.tsx';
import { FormField } from './form-field.tsx';
import { changedValues } from './form-values.ts';

type Props = {
  fields: Fields;
  start: AnyRecord;
  /** Gets what differs from the start; answers false when nothing was saved after all. */
  save: (changes: FormValues) => Promise<boolean | void>;
  /** Hears of all values whenever one of them changes. */
  typed?: (values: FormValues) => void;
  /** What the button says. */
  saveText?: string;
  /** Heading -> its fields, where there are many; all of them must be named. */
  sections?: Readonly<Record<string, readonly string[]>>;
};

/** A button such as Send or Close month does more than keep what was typed. */
const isStep = (saveText: string): boolean => !/^save\b/i.test(saveText);

/** A form of its own over a few declared fields. */
export function InputForm({ fields, start, save, typed, saveText = 'Save', sections }: Props) {
  const form = useRef<FieldsFormHandle>(null);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);

  const changed = () => {
    const values = form.current?.values() ?? {};
    setDirty(Object.keys(changedValues(fields, start, values)).length > 0);
    typed?.(values);
  };
  const submit = async (): Promise<boolean> => {
    const values = form.current?.values() ?? {};
    const checked = check(inputSchema(fields), values);
    if (!checked.ok) {
      form.current?.refuse(checked.errors);
      return false;
    }
    setSaving(true);
    try {
      const isSaved = (await save(changedValues(fields, start, checked.value))) !== false;
      if (isSaved) setDirty(false);
      return isSaved;
    } catch (error) {
      form.current?.fail(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  useUnsaved({ isDirty, save: isStep(saveText) ? undefined : submit });

  return (
    <FieldsForm
      ref={form}
      fields={fields}
      initialValues={Object.fromEntries(Object.keys(fields).map((key) => [key, start[key]]))}
      onSubmit={() => void submit()}
      onChange={changed}
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
