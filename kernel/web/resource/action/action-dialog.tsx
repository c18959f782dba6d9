import { check, inputSchema } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { dialogWidth } from '../../dialogs/dialog-width.ts';
import { FieldsForm } from '../../form/fields-form.tsx';
import type { FieldsFormHandle } from '../../form/fields-form.tsx';
import { FormField } from '../../form/form-field.tsx';
import { emptyValues } from '../../form/form-values.ts';

type Props = {
  action: AnyAction;
  run: (input: Record<string, unknown>) => Promise<void>;
  close: () => void;
};

export function ActionDialog({ action, run, close }: Props) {
  const form = useRef<FieldsFormHandle>(null);
  const [isRunning, setRunning] = useState(false);

  const submit = async () => {
    const checked = check(inputSchema(action.input), form.current?.values());
    if (!checked.ok) return form.current?.refuse(checked.errors);
    setRunning(true);
    try {
      await run(checked.value);
    } catch (error) {
      form.current?.fail(error);
    } finally {
      setRunning(false);
    }
  };

  return (
    <Modal
      open
      title={action.label ?? action.name}
      width={dialogWidth.confirm}
      okText={action.label ?? 'OK'}
      confirmLoading={isRunning}
      onOk={() => void submit()}
      onCancel={close}
    >
      <FieldsForm
        ref={form}
        fields={action.input}
        initialValues={emptyValues(action.input)}
        onSubmit={() => void submit()}
      >
        <div className="values">
          {Object.entries(action.input).map(([key, field]) => (
            <FormField key={key} name={key} field={field} />
          ))}
        </div>
      </FieldsForm>
    </Modal>
  );
}
