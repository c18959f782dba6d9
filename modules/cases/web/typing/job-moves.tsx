import { can, permits } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { ActionDialog, runAction, toast, toastFailure, useSession } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { typingWorkflow } from '../../domain/index.ts';
import { AssignDialog } from './assign-dialog.tsx';
import './typing.css';

type Props = {
  job: { readonly id: string; readonly status: string };
  onDone: () => Promise<unknown>;
};

const { assign, accept, sendBack } = typingWorkflow.actions;

/** What the office does with a job: give it to somebody, accept it, send it back. */
export function JobMoves({ job, onDone }: Props) {
  const { actor } = useSession();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'assign' | 'sendBack' | null>(null);
  const may = (action: AnyAction) =>
    can(actor, action.ability) && permits(typingWorkflow, job, action.name);
  const run = async (action: AnyAction, input: Record<string, unknown>, done: string) => {
    await runAction(action, job.id, input);
    toast.success(done);
    setAsked(null);
    await Promise.all([client.invalidateQueries({ queryKey: ['typing'] }), onDone()]);
  };
  return (
    <span className="buttons">
      {may(assign) && (
        <Button size="small" onClick={() => setAsked('assign')}>
          Assign
        </Button>
      )}
      {may(sendBack) && (
        <Button size="small" onClick={() => setAsked('sendBack')}>
          Send back to typist
        </Button>
      )}
      {may(accept) && (
        <Button
          size="small"
          onClick={() => void run(accept, {}, 'Report accepted').catch(toastFailure)}
        >
          Accept
        </Button>
      )}
      {asked === 'assign' && (
        <AssignDialog
          jobId={job.id}
          close={() => setAsked(null)}
          assign={(typistId) => run(assign, { typistId }, 'Job assigned').catch(toastFailure)}
        />
      )}
      {asked === 'sendBack' && (
        <Suspense>
          <ActionDialog
            action={sendBack}
            close={() => setAsked(null)}
            run={(input) => run(sendBack, input, 'Job sent back')}
          />
        </Suspense>
      )}
    </span>
  );
}
