import { ActionDialog, callAction, toast } from '#kernel/web';
import { reopenSettlement } from '../../domain/index.ts';

type Props = { id: string; close: () => void; changed: () => Promise<void> };

export function ReopenDialog({ id, close, changed }: Props) {
  const run = async (input: Record<string, unknown>) => {
    await callAction(reopenSettlement, id, input);
    toast.success('The settlement was taken back.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={reopenSettlement} run={run} close={close}>
      <p className="soft">
        What was received and written off is taken back, and interest runs again from that day.
      </p>
    </ActionDialog>
  );
}
