import { can } from '#kernel/domain';
import { ActionDialog, api, toast, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { disposeCases, mostDisposed } from '../../domain/index.ts';

/** The cases are chosen in the list. */
const asked = { ...disposeCases, input: { reason: disposeCases.input.reason } };

type Props = { caseIds: readonly string[]; done: () => void };

export function DisposeButton({ caseIds, done }: Props) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, disposeCases.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    await api.post(disposeCases.path, { ...input, caseIds: caseIds.join(',') });
    toast.success('It waits for a second person under Approval Requests.');
    setOpen(false);
    done();
  };
  return (
    <p className="toolbar">
      <Button
        danger
        disabled={!caseIds.length || caseIds.length > mostDisposed}
        onClick={() => setOpen(true)}
      >
        Dispose of {caseIds.length === 1 ? '1 case' : `${caseIds.length} cases`}
      </Button>
      <span className="soft">Begins when a second person agrees. It cannot be undone.</span>
      {isOpen && (
        <ActionDialog action={asked} run={run} close={() => setOpen(false)}>
          <p>
            Their files, mails, notes and texts are destroyed. Numbers, types, days and money stay.
          </p>
        </ActionDialog>
      )}
    </p>
  );
}
