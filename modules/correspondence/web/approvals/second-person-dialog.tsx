import type { ChoiceDialogProps } from '#kernel/web';
import { Dialog, LeaveButton } from '#kernel/web';
import { Button } from 'antd';
import { useRef } from 'react';
import type { SecondPersonNeeded } from '../../domain/index.ts';
import { Differences } from './differences.tsx';

/** What would wait, before it is asked for. */
export function SecondPersonDialog({ choice, answer }: Omit<ChoiceDialogProps, 'tryOut'>) {
  const { subject, differences } = choice.about as SecondPersonNeeded;
  const button = useRef<HTMLButtonElement>(null);
  const [option] = choice.options;
  return (
    <Dialog
      kind="summary"
      title="A second person agrees first"
      close={() => answer(null)}
      opened={() => button.current?.focus()}
      footer={
        <>
          <LeaveButton>Leave it as it is</LeaveButton>
          {option && (
            <Button ref={button} type="primary" onClick={() => answer(option.value)}>
              {option.confirm}
            </Button>
          )}
        </>
      }
    >
      <p>
        <b>{subject}</b>
      </p>
      <Differences lines={differences} />
      <p className="soft">{option?.hint}</p>
    </Dialog>
  );
}
