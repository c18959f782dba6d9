import type { AnyAction } from '#kernel/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRunAction, wordedAction } from './use-run-action.tsx';
import type { ActedOn } from './use-run-action.tsx';

type Props = {
  action: AnyAction;
  record: ActedOn;
  /** Asked before an action that takes no input. */
  question?: string;
  done?: string;
  size?: 'small';
  children?: ReactNode;
};

/** Shown to those who may; opens a form when the action takes input. */
export function ActionButton({ action: declared, record, question, done, size, children }: Props) {
  const action = wordedAction(declared);
  const { start, isRunning, dialog } = useRunAction(action.on, record, done);
  if (!record.can?.includes(action.ability)) return null;
  return (
    <>
      <Button
        {...(size && { size })}
        loading={isRunning}
        onClick={() => void start(action, question)}
      >
        {children ?? action.label ?? action.name}
      </Button>
      {dialog}
    </>
  );
}
