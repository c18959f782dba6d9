import { can } from '#kernel/domain';
import { Dialog, InputForm, runAction, toast, todayIn, useRefetch, useSession } from '#kernel/web';
import { monthText } from '#platform/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { closeMonth, isMonth, ledgerPeriod, monthBefore } from '../../domain/index.ts';
import { UnfinishedOfMonth } from './unfinished-of-month.tsx';

/** Shows what is left lying before anybody decides. */
export function CloseMonthButton() {
  const { actor, zone } = useSession();
  const refetch = useRefetch(ledgerPeriod);
  const start = monthBefore(todayIn(zone));
  const [isOpen, setOpen] = useState(false);
  const [month, setMonth] = useState(start);
  if (!can(actor, closeMonth.ability)) return null;
  const save = async (changes: Record<string, unknown>) => {
    const answer = await runAction<{ month: string }>(closeMonth, '', { month: start, ...changes });
    if (!answer) return false;
    toast.success(`${monthText(answer.month)} is closed.`);
    setOpen(false);
    await refetch();
    return true;
  };
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {closeMonth.label}
      </Button>
      {isOpen && (
        <Dialog kind="confirm" title="Close a month" close={() => setOpen(false)}>
          <p className="soft">
            Nothing dated up to the end of a closed month is posted, however long ago. Opening it
            again needs two people.
          </p>
          {isMonth(month) && <UnfinishedOfMonth month={month} />}
          <InputForm
            fields={closeMonth.input}
            start={{ month: start }}
            save={save}
            typed={(values) => setMonth(String(values.month ?? ''))}
            saveText="Close month"
          />
        </Dialog>
      )}
    </>
  );
}
