import type { AnyAction } from '#kernel/domain';
import { ActionDialog, runAction, saved, toast } from '#kernel/web';
import { useState } from 'react';
import type { HeaderProps } from './case-header.tsx';
import { MoveConsequences } from './move-consequences.tsx';

type Props = Pick<HeaderProps, 'type' | 'record' | 'refresh'> & {
  action: AnyAction;
  close: () => void;
};

/** What a move asks for and what will follow from it, before it is made. */
export function MoveDialog({ type, record, refresh, action, close }: Props) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const asksNothing = Object.values(action.input).every(({ required }) => !required);
  const needsOutcome = action.input.outcome?.required === true;
  return (
    <ActionDialog
      action={action}
      recordId={record.id}
      close={close}
      startsAtButton={asksNothing}
      typed={(values) => setOutcome(typeof values.outcome === 'string' ? values.outcome : null)}
      run={async (input) => {
        const stamp = { concurrencyStamp: record.concurrencyStamp };
        if ((await runAction(action, record.id, { ...input, ...stamp })) === null) return;
        toast.success(saved.section);
        close();
        await refresh();
      }}
    >
      {needsOutcome && !outcome ? (
        <p className="soft">Choose the outcome to see what follows.</p>
      ) : (
        <MoveConsequences type={type} record={record} move={action.name} outcome={outcome} />
      )}
    </ActionDialog>
  );
}
