import { ActionDialog, callAction, toast, useRefetch } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { makeSchedule, repaymentSchedule } from '../../domain/index.ts';

/** Says before it is done what becomes of the instalments that are there. */
export function MakeScheduleButton({ loan }: { loan: StoredRecord }) {
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetch(repaymentSchedule);
  if (!loan.can?.includes(makeSchedule.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(makeSchedule, loan.id, input))) return;
    toast.success('The schedule was made.');
    setOpen(false);
    await refetch();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {makeSchedule.label}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog action={makeSchedule} run={run} close={() => setOpen(false)}>
            <p className="soft">
              Equal instalments of what is lent today, at the rate of today. Instalments that are
              not paid are replaced; those that are paid stay.
            </p>
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
