import { can } from '#kernel/domain';
import {
  Dialog,
  followTask,
  InputForm,
  runAction,
  toast,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { accountingDrift, invoice, syncAccounting, uploadAll } from '../../domain/index.ts';
import { syncText } from './sync-text.ts';
import type { SyncAnswer } from './sync-text.ts';

export function SyncButtons() {
  const { actor } = useSession();
  const refetchDrifts = useRefetch(accountingDrift);
  const refetchInvoices = useRefetch(invoice);
  const [isSyncing, setSyncing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const sync = async () => {
    setSyncing(true);
    try {
      const answer = await runAction<SyncAnswer>(syncAccounting, '', {});
      if (answer?.taskId)
        followTask(
          answer.taskId,
          'Invoices are being compared.',
          'Sync',
          () => void refetchDrifts(),
        );
      else if (answer?.differing) toast.warning(syncText(answer));
      else if (answer) toast.success(syncText(answer));
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setSyncing(false);
      await refetchDrifts();
    }
  };
  const upload = async (range: Record<string, unknown>) => {
    const answer = await runAction<{ taskId: string }>(uploadAll, '', range);
    if (!answer) return false;
    const text = 'Documents are being uploaded.';
    followTask(answer.taskId, text, 'Upload to accounting', () => void refetchInvoices());
    setOpen(false);
    return true;
  };
  return (
    <>
      {can(actor, syncAccounting.ability) && (
        <Button loading={isSyncing} onClick={() => void sync()}>
          {syncAccounting.label}
        </Button>
      )}
      {can(actor, uploadAll.ability) && (
        <Button type="primary" onClick={() => setOpen(true)}>
          Upload all
        </Button>
      )}
      {isOpen && (
        <Dialog kind="confirm" title="Upload to accounting" close={() => setOpen(false)}>
          <p className="soft">
            Invoices and credit notes that were not uploaded yet. Without days: all of them.
          </p>
          <InputForm fields={uploadAll.input} start={{}} save={upload} saveText="Upload" />
        </Dialog>
      )}
    </>
  );
}
