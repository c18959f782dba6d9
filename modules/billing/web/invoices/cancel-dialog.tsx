import type { AnyAction } from '#kernel/domain';
import { ActionDialog, api, toast } from '#kernel/web';
import { cancelInvoice } from '../../domain/index.ts';
import './invoices.css';

const asked: AnyAction = {
  ...cancelInvoice,
  input: { cancelComment: cancelInvoice.input.cancelComment },
};

type Props = { invoiceId: string; close: () => void; changed: () => Promise<void> };

export function CancelDialog({ invoiceId, close, changed }: Props) {
  const run = async (input: Record<string, unknown>) => {
    await api.post(cancelInvoice.path, { ...input, invoiceId });
    toast.success('The invoice was cancelled.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={asked} run={run} close={close}>
      <div className="invoice-outcome">
        <p>Nothing is owed on it any more, and its entry in the ledger is reversed.</p>
        <p>What it charged can be invoiced again.</p>
      </div>
    </ActionDialog>
  );
}
