import type { AnyAction } from '#kernel/domain';
import { ActionDialog, callAction, toast } from '#kernel/web';
import { cancelRepaymentInvoice } from '../../domain/index.ts';

const asked: AnyAction = {
  ...cancelRepaymentInvoice,
  input: { cancelledReason: cancelRepaymentInvoice.input.cancelledReason },
};

type Props = { id: string; close: () => void; changed: () => Promise<void> };

export function CancelDialog({ id, close, changed }: Props) {
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(cancelRepaymentInvoice, id, input))) return;
    toast.success('The invoice was cancelled.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={asked} run={run} close={close}>
      <p className="soft">
        Nothing is asked for by it any more. The loans stay as they are, and the month can be
        invoiced again.
      </p>
    </ActionDialog>
  );
}
