import { addMoney, exact } from '#kernel/domain';
import { Amount, ActionDialog, callAction, toast } from '#kernel/web';
import { writeOffInvoice } from '../../domain/index.ts';
import './invoices.css';
import { useCorrections } from './use-corrections.ts';

type Props = { invoiceId: string; close: () => void; changed: () => Promise<void> };

/** Says what it costs before it happens. */
export function WriteOffDialog({ invoiceId, close, changed }: Props) {
  const { data } = useCorrections(invoiceId);
  const run = async (input: Record<string, unknown>) => {
    await callAction(writeOffInvoice, invoiceId, input);
    toast.success('The open amount was written off.');
    close();
    await changed();
  };
  const lost = data && addMoney(data.open, exact(data.writeOffGst).negated().toFixed(2));
  return (
    <ActionDialog action={writeOffInvoice} run={run} close={close}>
      {data && lost && (
        <div className="invoice-outcome" role="status">
          <p>
            <Amount of={data.open} /> is given up, and nothing is open then.
          </p>
          <p>
            <Amount of={lost} /> is a loss of the practice; <Amount of={data.writeOffGst} /> GST is
            claimed back.
          </p>
          <p>The customer is not told.</p>
        </div>
      )}
    </ActionDialog>
  );
}
