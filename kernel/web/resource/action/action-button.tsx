import { findAction, resourceNamed } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { confirm } from '../../dialogs/confirm.ts';
import { saved, toast, toastFailure } from '../../toast/toast.ts';
import type { StoredRecord } from '../record.ts';
import { useRefetch } from '../record.ts';
import { callAction } from './call-action.ts';

const ActionDialog = lazy(async () => ({
  default: (await import('./action-dialog.tsx')).ActionDialog,
}));

type Props = {
  action: AnyAction;
  record: Pick<StoredRecord, 'id' | 'can'> & { readonly concurrencyStamp?: string };
  /** Asked before an action that takes no input. */
  question?: string;
  done?: string;
  size?: 'small';
  children?: ReactNode;
};

/** Shown to those who may; opens a form when the action takes input. */
export function ActionButton(props: Props) {
  const { action: declared, record, question, done = saved.section, size, children } = props;
  const action = findAction(declared.ability) ?? declared;
  const [isOpen, setOpen] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const refetch = useRefetch(resourceNamed(action.on));
  if (!record.can?.includes(action.ability)) return null;

  const run = async (input: Record<string, unknown>) => {
    const stamp = record.concurrencyStamp;
    const wentOn = await callAction(action, record.id, {
      ...input,
      ...(stamp && { concurrencyStamp: stamp }),
    });
    if (!wentOn) return;
    toast.success(done);
    setOpen(false);
    await refetch();
  };

  const runAtOnce = async () => {
    if (question && !(await confirm({ text: question, yes: action.label ?? action.name }))) return;
    setRunning(true);
    await run({}).catch(toastFailure);
    setRunning(false);
  };

  const takesInput = Object.keys(action.input).length > 0;
  return (
    <>
      <Button
        {...(size && { size })}
        loading={isRunning}
        onClick={() => (takesInput ? setOpen(true) : void runAtOnce())}
      >
        {children ?? action.label ?? action.name}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog action={action} run={run} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
