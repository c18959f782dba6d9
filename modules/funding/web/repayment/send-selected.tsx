import { can } from '#kernel/domain';
import { DialogButton, runAction, toast, useSession } from '#kernel/web';
import { sendSelectedInvoices } from '../../domain/index.ts';
import { useRepaymentChanged } from './repayment-buttons.tsx';

type Sent = {
  readonly sent: number;
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
};

export const sentWords = ({ sent, skipped }: Sent): string =>
  [
    sent === 1 ? '1 invoice is on its way.' : `${sent} invoices are on their way.`,
    ...skipped.map(({ name, reason }) => `${name} was not sent. ${reason}`),
  ].join(' ');

type Props = { records: readonly { readonly id: string }[]; clear: () => void };

/** C-407: each of the chosen invoices to its borrower. */
export function SendSelected({ records, clear }: Props) {
  const { actor } = useSession();
  const changed = useRepaymentChanged();
  if (!can(actor, sendSelectedInvoices.ability)) return null;
  const send = async (input: Record<string, unknown>) => {
    const answer = await runAction<Sent>(sendSelectedInvoices, '', input);
    if (!answer) return;
    const told = sentWords(answer);
    if (answer.skipped.length) toast.warning(told);
    else toast.success(told);
    clear();
    await changed();
  };
  return (
    <DialogButton
      action={sendSelectedInvoices}
      recordId=""
      fixed={{ invoiceIds: records.map(({ id }) => id) }}
      about={<p>Each invoice goes to its borrower as a PDF.</p>}
      run={send}
      size="small"
    >
      Send {records.length === 1 ? '1 invoice' : `${records.length} invoices`}
    </DialogButton>
  );
}
