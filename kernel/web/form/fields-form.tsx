import { validationMessages } from '#kernel/domain';
import type { Fields, ValidationError } from '#kernel/domain';
import { Form } from 'antd';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useContext, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { ApiError, isKept } from '../api/api-error.ts';
import { DialogGuard } from '../dialogs/unsaved-in-dialog.ts';
import { personalText } from '../fields/refusal-text.ts';
import { useSession } from '../session/session.ts';
import { toast, toastFailure } from '../toast/toast.ts';
import { errorsByField } from './field-errors.ts';
import { useFormName } from './form-name.ts';
import { keepClockTimes } from './keep-clock-times.ts';
import { revealFirst } from './reveal-field.ts';

export type FormValues = Record<string, unknown>;

export type FieldsFormHandle = {
  values(): FormValues;
  set(values: FormValues): void;
  /** Brings a field into view and puts the cursor there. */
  show(name: string): void;
  /** Shows what our own check found. */
  refuse(errors: readonly ValidationError[]): void;
  /** Shows what the server found. */
  fail(error: unknown): void;
};

type Props = {
  ref?: Ref<FieldsFormHandle>;
  fields: Fields;
  initialValues: FormValues;
  onSubmit: () => void;
  onChange?: () => void;
  children: ReactNode;
};

/** One form over declared fields: the shared schema is the only judge of what is valid. */
export function FieldsForm({ ref, fields, initialValues, onSubmit, onChange, children }: Props) {
  const [form] = Form.useForm<FormValues>();
  const root = useRef<HTMLDivElement>(null);
  const guard = useContext(DialogGuard);
  const name = useFormName(fields);
  const { dateFormat, zone } = useSession();
  const zones = useRef(zonesOf(fields, initialValues));
  const words = (errors: readonly ValidationError[]): ValidationError[] =>
    errors.map((error) => ({
      ...error,
      message: personalText(fields[error.members[0] ?? ''], error.message, dateFormat),
    }));

  useImperativeHandle(ref, () => ({
    values: () => form.getFieldsValue(true) as FormValues,
    set(values) {
      form.setFieldsValue(values);
      zones.current = zonesOf(fields, form.getFieldsValue(true) as FormValues);
    },
    show: (name) => void (root.current && revealFirst(root.current, [name])),
    refuse(errors) {
      if (mark(form, root.current, words(errors), fields))
        toast.error(validationMessages.formFailed);
      else toast.error(errors[0]?.message ?? validationMessages.formFailed);
    },
    fail(error) {
      if (isKept(error)) return guard?.close();
      if (error instanceof ApiError)
        mark(form, root.current, words(error.validationErrors), fields);
      toastFailure(error);
    },
  }));

  return (
    <div ref={root}>
      <Form
        form={form}
        {...(name && { name })}
        layout="vertical"
        requiredMark
        initialValues={initialValues}
        onFinish={onSubmit}
        onValuesChange={(changed: FormValues, all: FormValues) => {
          form.setFieldsValue(keepClockTimes(fields, { ...all, ...zones.current }, all, zone));
          zones.current = zonesOf(fields, all);
          // What was refused is being mended; the next save judges it again.
          form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
          onChange?.();
        }}
      >
        {children}
        {/* Enter in any input saves. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </div>
  );
}

/** The zones that the times in the form go by. */
const zonesOf = (fields: Fields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { kind }]) =>
      kind === 'timeZone' ? [[key, values[key]]] : [],
    ),
  );

function mark(
  form: FormInstance<FormValues>,
  root: HTMLElement | null,
  errors: readonly ValidationError[],
  fields: Fields,
): boolean {
  const names = Object.keys(fields);
  const found = errorsByField(errors, names);
  form.setFields(names.map((name) => ({ name, errors: found[name] ?? [] })));
  if (root) revealFirst(root, Object.keys(found));
  return Object.keys(found).length > 0;
}
