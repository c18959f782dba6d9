import { can, exact } from '#kernel/domain';
import { ActionDialog, callAction, toast, useRecord, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { loanFunding, moveLoanCredit } from '../../domain/index.ts';
import { useLoanChanged } from './use-loan-changed.ts';

const isCredit = (held: unknown): held is string =>
  typeof held === 'string' && exact(held).greaterThan(0);

/** What a loan holds for its borrower pays another loan; paying it back is an entry like others. */
export function MoveCreditButton({ loanId, today }: { loanId: string; today: string }) {
  const { actor } = useSession();
  const { data: loan } = useRecord(loanFunding, loanId);
  const changed = useLoanChanged();
  const [isOpen, setOpen] = useState(false);
  const held = loan?.['credit'];
  if (!isCredit(held) || !can(actor, moveLoanCredit.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(moveLoanCredit, loanId, input))) return;
    toast.success('The credit pays the other loan.');
    setOpen(false);
    await changed();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{moveLoanCredit.label}</Button>
      {isOpen && (
        <ActionDialog
          action={moveLoanCredit}
          run={run}
          close={() => setOpen(false)}
          initial={{ happenedOn: today, amount: held }}
        >
          <p className="soft">
            It is paid back from this loan and taken as a payment by the other one, on the same day.
          </p>
        </ActionDialog>
      )}
    </>
  );
}
