import { cancelled } from '#billing/domain';
import { can, exact } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { ActionButton, openTab, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  cancelRepaymentInvoice,
  loanFunding,
  payRepaymentInvoice,
  repaymentInvoice,
  repaymentInvoiceWorkflow,
  repaymentLine,
  repaymentPayment,
  uploadRepaymentInvoice,
} from '../../domain/index.ts';
import { DisputeButton } from '../arrears/dispute-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';

export type ShownRepayment = RecordOf<typeof repaymentInvoice> & { can?: readonly string[] };

/** A payment changes the invoice, its lines, its payments and the loans. */
export function useRepaymentChanged(): () => Promise<void> {
  const refetch = [
    useRefetch(repaymentInvoice),
    useRefetch(repaymentLine),
    useRefetch(repaymentPayment),
    useRefetch(loanFunding),
  ];
  return async () => {
    await Promise.all(refetch.map((one) => one()));
  };
}

const { send } = repaymentInvoiceWorkflow.actions;

const dialogs = { pay: PayDialog, cancel: CancelDialog } as const;

export function RepaymentButtons({ record }: { record: ShownRepayment }) {
  const { actor } = useSession();
  const changed = useRepaymentChanged();
  const [shown, setShown] = useState<keyof typeof dialogs | null>(null);
  const { id, invoiceNo, status, total, paid } = record;
  const isLive = status !== cancelled;
  const isOwed = isLive && exact(total).greaterThan(paid);
  const isUntouched = exact(paid).isZero();
  const Shown = shown && dialogs[shown];
  return (
    <>
      <Button
        onClick={() => openTab(`/view/repaymentinvoice-print?id=${id}&invoiceNo=${invoiceNo}`)}
      >
        Print
      </Button>
      <ActionButton action={send} record={record} done="The invoice is on its way." />
      {isLive && !record.accountingId && (
        <ActionButton
          action={uploadRepaymentInvoice}
          record={record}
          done="Uploaded to accounting"
        />
      )}
      {(isOwed || record.isDisputed) && <DisputeButton record={record} changed={changed} />}
      {isLive && isUntouched && can(actor, cancelRepaymentInvoice.ability) && (
        <Button onClick={() => setShown('cancel')}>Cancel invoice</Button>
      )}
      {isOwed && can(actor, payRepaymentInvoice.ability) && (
        <Button type="primary" onClick={() => setShown('pay')}>
          Record payment
        </Button>
      )}
      {Shown && (
        <Suspense>
          <Shown id={id} close={() => setShown(null)} changed={changed} />
        </Suspense>
      )}
    </>
  );
}
