import { check, inputSchema } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import { Dialog } from '../../dialogs/dialog.tsx';
import { LeaveButton } from '../../dialogs/leave-button.tsx';
import { FieldsForm } from '../../form/fields-form.tsx';
import type { FieldsFormHandle } from '../../form/fields-form.tsx';
import { FormField } from '../../form/form-field.tsx';
import { useWarnUnsent } from '../../form/warn-unsaved-changes.ts';
import { changedValues, emptyValues } from '../../form/form-values.ts';
import { DryRunOf } from './dry-run-of.tsx';

type Props = {
  action: AnyAction;
  run: (input: Record<string, unknown>) => Promise<void>;
  close: () => void;
  /** Hears of all values whenever one of them changes. */
  typed?: (values: Record<string, unknown>) => void;
  /** The button has the focus at first, so that Enter is enough. */
  startsAtButton?: boolean;
  /** Of an action that can be tried: on which record; empty where its path names none. */
  recordId?: string;
  /** What the form opens with, where it is known. */
  initial?: Readonly<Record<string, unknown>>;
  /** What the call says besides, without being asked for. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Stands under the inputs. */
  children?: ReactNode;
};

export function ActionDialog(props: Props) {
  const { action, run, close, typed, recordId, initial, fixed, children } = props;
  const { startsAtButton = asksNothing(action) } = props;
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<FieldsFormHandle>(null);
  const { submit, isRunning } = useSubmit(action, form, (input) => run({ ...input, ...fixed }));
  const [isDirty, setDirty] = useState(false);
  const start = { ...emptyValues(action.input), ...initial };
  const changed = () => {
    const values = form.current?.values() ?? {};
    setDirty(Object.keys(changedValues(action.input, start, values)).length > 0);
    typed?.(values);
  };
  useWarnBeforeSending(action);

  return (
    <Dialog
      kind={asksRows(action) ? 'history' : 'confirm'}
      title={action.label ?? action.name}
      close={close}
      isDirty={isDirty}
      {...(startsAtButton && { opened: () => button.current?.focus() })}
      footer={
        <Buttons
          ref={button}
          label={action.label}
          isRunning={isRunning}
          submit={() => void submit()}
        />
      }
    >
      <FieldsForm
        ref={form}
        fields={action.input}
        initialValues={start}
        onSubmit={() => void submit()}
        onChange={changed}
      >
        <Inputs action={action} submit={() => void submit()} />
      </FieldsForm>
      {children}
      {recordId !== undefined && (
        <DryRunOf
          action={action}
          id={recordId}
          isAskedAtOnce={startsAtButton}
          input={() => withFixed(checkedInput(action, form), fixed)}
        />
      )}
    </Dialog>
  );
}

/** B-232: when it opens, because what is typed in it is unsaved work too. */
function useWarnBeforeSending({ dryRun }: AnyAction): void {
  const warn = useRef(useWarnUnsent());
  useEffect(() => {
    if (dryRun) warn.current();
  }, [dryRun]);
}

const withFixed = (typed: object | null, fixed: object = {}) => typed && { ...typed, ...fixed };

/** Null: what was typed is refused, and the form says why. */
function checkedInput(
  action: AnyAction,
  form: RefObject<FieldsFormHandle | null>,
): Record<string, unknown> | null {
  const checked = check(inputSchema(action.input), form.current?.values());
  if (checked.ok) return checked.value;
  form.current?.refuse(checked.errors);
  return null;
}

const Inputs = ({ action, submit }: { action: AnyAction; submit: () => void }) => (
  <div role="presentation" className="values" onKeyDown={(event) => isDoneKey(event) && submit()}>
    {Object.entries(action.input).map(([key, field]) => (
      <FormField key={key} name={key} field={field} />
    ))}
  </div>
);

const asksNothing = ({ input }: AnyAction): boolean => Object.keys(input).length === 0;

/** Lines that are typed beside each other need room. */
const asksRows = ({ input }: AnyAction): boolean =>
  Object.values(input).some(({ kind }) => kind === 'rows');

/** Enter begins a new line in a long text, so there it takes Ctrl or Cmd as well. */
const isDoneKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

/** Checks what was typed, runs the action with it, and says in the form what was refused. */
function useSubmit(
  action: AnyAction,
  form: RefObject<FieldsFormHandle | null>,
  run: Props['run'],
): { readonly submit: () => Promise<boolean>; readonly isRunning: boolean } {
  const [isRunning, setRunning] = useState(false);
  const submit = async (): Promise<boolean> => {
    const input = checkedInput(action, form);
    if (!input) return false;
    setRunning(true);
    try {
      await run(input);
      return true;
    } catch (error) {
      form.current?.fail(error);
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { submit, isRunning };
}

type ButtonsProps = {
  ref: Ref<HTMLButtonElement>;
  label: string | undefined;
  isRunning: boolean;
  submit: () => void;
};

const Buttons = ({ ref, label, isRunning, submit }: ButtonsProps) => (
  <>
    <LeaveButton>{leaveText(label)}</LeaveButton>
    <Button ref={ref} type="primary" loading={isRunning} onClick={submit}>
      {label ?? 'OK'}
    </Button>
  </>
);

/** Beside a button that cancels something, Cancel could mean either. */
const leaveText = (label = ''): string => (/^cancel/i.test(label) ? 'Keep it' : 'Cancel');
