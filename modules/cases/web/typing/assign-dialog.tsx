import { Dialog, DryRunOf, LeaveButton } from '#kernel/web';
import { Button, Select } from 'antd';
import { Suspense, useState } from 'react';
import { typingWorkflow } from '../../domain/index.ts';
import { useTypists } from '../dictation/use-dictations.ts';
import './typing.css';

type Props = { jobId: string; assign: (typistId: string) => Promise<void>; close: () => void };

/** Whoever has the least in hand is easily seen. */
export function AssignDialog({ jobId, assign, close }: Props) {
  const { data } = useTypists(true);
  const [typistId, setTypist] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const options = (data?.items ?? []).map(({ id, name, kind, minutes }) => ({
    value: id,
    label: `${name} (${kind === 'typist' ? 'typist' : 'staff'}, ${minutes} min in hand)`,
  }));
  const run = async () => {
    if (!typistId) return;
    setRunning(true);
    await assign(typistId);
    setRunning(false);
  };
  return (
    <Suspense>
      <Dialog
        kind="confirm"
        title="Assign typing job"
        close={close}
        isDirty={typistId !== null}
        footer={
          <>
            <LeaveButton>Cancel</LeaveButton>
            <Button
              type="primary"
              disabled={!typistId}
              loading={isRunning}
              onClick={() => void run()}
            >
              Assign
            </Button>
          </>
        }
      >
        <Select
          className="assign-typist"
          aria-label="Typist"
          placeholder="Choose a typist"
          showSearch={{ optionFilterProp: 'label' }}
          loading={!data}
          value={typistId}
          options={options}
          onChange={setTypist}
        />
        {typistId && (
          <DryRunOf
            key={typistId}
            action={typingWorkflow.actions.assign}
            id={jobId}
            isAskedAtOnce
            input={() => ({ typistId })}
          />
        )}
      </Dialog>
    </Suspense>
  );
}
