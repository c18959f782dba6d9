import { can } from '#kernel/domain';
import { runAction, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  if (!can(actor, sendSelectedInvoices.ability)) return null;
  const send = async () => {
    setBusy(true);
    try {
      const invoiceIds = records.map(({ id }) => id);
      const answer = await runAction<Sent>(sendSelectedInvoices, '', { invoiceIds });
      if (!answer) return;
      const told = sentWords(answer);
      if (answer.skipped.length) toast.warning(told);
      else toast.success(told);
      clear();
      await changed();
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void send()}>
      Send {records.length === 1 ? '1 invoice' : `${records.length} invoices`}
    </Button>
  );
}
