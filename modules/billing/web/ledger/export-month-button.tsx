import { can } from '#kernel/domain';
import { Dialog, InputForm, postBlob, saveBlob, todayIn, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { exportJournalMonth, monthBefore } from '../../domain/index.ts';

/** The journals of a month as a file, for an accounting system without an adapter. */
export function ExportMonthButton() {
  const { actor, zone } = useSession();
  const [isOpen, setOpen] = useState(false);
  const start = monthBefore(todayIn(zone));
  if (!can(actor, exportJournalMonth.ability)) return null;
  const save = async ({ month = start }: Record<string, unknown>) => {
    saveBlob(await postBlob(exportJournalMonth.path, { month }), `journals ${String(month)}.csv`);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{exportJournalMonth.label}</Button>
      {isOpen && (
        <Dialog kind="confirm" title="Journals of a month" close={() => setOpen(false)}>
          <InputForm
            fields={exportJournalMonth.input}
            start={{ month: start }}
            save={save}
            saveText="Export CSV"
          />
        </Dialog>
      )}
    </>
  );
}
