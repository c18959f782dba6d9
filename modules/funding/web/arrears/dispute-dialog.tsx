import type { AnyAction } from '#kernel/domain';
import { ActionDialog, callAction, toast } from '#kernel/web';
import { disputeRepayment } from '../../domain/index.ts';

const asked: AnyAction = {
  ...disputeRepayment,
  label: 'Mark as disputed',
  input: { reason: { ...disputeRepayment.input.reason, required: true } },
};

type Props = { id: string; close: () => void; changed: () => Promise<void> };

export function DisputeDialog({ id, close, changed }: Props) {
  const run = async (input: Record<string, unknown>) => {
    await callAction(disputeRepayment, id, { ...input, isDisputed: true });
    toast.success('The borrower is not reminded while the invoice is disputed.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={asked} run={run} close={close}>
      <p className="soft">
        No reminder is sent until the dispute ends. The invoice stays open and in arrears, and
        interest runs on.
      </p>
    </ActionDialog>
  );
}
