import { ActionDialog, callAction, toast } from '#kernel/web';
import { sendInvoice } from '../../domain/index.ts';

type Props = { invoiceId: string; close: () => void; changed: () => Promise<void> };

export function SendDialog({ invoiceId, close, changed }: Props) {
  const run = async (input: Record<string, unknown>) => {
    await callAction(sendInvoice, invoiceId, input);
    toast.success('The invoice was sent.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={sendInvoice} recordId={invoiceId} run={run} close={close} startsAtButton>
      <p className="soft">The invoice goes along as a PDF.</p>
    </ActionDialog>
  );
}
