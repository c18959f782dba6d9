import { can } from '#kernel/domain';
import { ActionDialog, callAction, ChildPanel, toast, todayIn, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { enterOnLoan, loanEntry, movedCredit, takeBackLoanEntry } from '../../domain/index.ts';
import { EnterDialog } from './enter-dialog.tsx';
import './loans.css';
import { MoveCreditButton } from './move-credit-button.tsx';
import { useLoanChanged } from './use-loan-changed.ts';

const { reason } = takeBackLoanEntry.input;
const asked = { ...takeBackLoanEntry, input: { reason } };

type Entry = Pick<StoredRecord, 'id'> & { readonly isReversal?: unknown; sourceType?: unknown };

/** What another document entered is taken back there, and what takes back is not taken back. */
export const mayTakeBack = ({ isReversal, sourceType }: Entry): boolean =>
  !isReversal && (!sourceType || sourceType === movedCredit);

/** What happened to the loan; nothing is changed, only taken back. */
export default function EntriesPanel({ id }: { id: string }) {
  const { actor, zone } = useSession();
  const changed = useLoanChanged();
  const [taken, setTaken] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(takeBackLoanEntry, id, { ...input, entryId: taken }))) return;
    toast.success('It was taken back.');
    setTaken(null);
    await changed();
  };
  const mayAct = can(actor, takeBackLoanEntry.ability);
  return (
    <Suspense>
      {can(actor, enterOnLoan.ability) && (
        <div className="toolbar">
          <Button onClick={() => setEntering(true)}>{enterOnLoan.label}</Button>
          <MoveCreditButton loanId={id} today={todayIn(zone)} />
        </div>
      )}
      <ChildPanel
        resource={loanEntry}
        owner={{ id }}
        buttons={(entry: Entry) =>
          mayAct &&
          mayTakeBack(entry) && (
            <Button size="small" onClick={() => setTaken(entry.id)}>
              Take back
            </Button>
          )
        }
      />
      {taken && (
        <ActionDialog action={asked} run={run} close={() => setTaken(null)}>
          <div className="loan-outcome" role="status">
            <p>
              The entry stays and another one takes it back. Interest is counted anew from its day.
            </p>
          </div>
        </ActionDialog>
      )}
      {isEntering && <EnterDialog loanId={id} close={() => setEntering(false)} />}
    </Suspense>
  );
}
