import {
  ActionButton,
  ChildPanel,
  confirm,
  getBlob,
  runAction,
  saveBlob,
  screensFor,
  toastFailure,
  useRefetch,
} from '#kernel/web';
import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Button } from 'antd';
import { useState } from 'react';
import {
  cancelPayment,
  commissionPayment,
  printAdjustment,
  printPayment,
  providerPayment,
  removePaidFee,
} from '../../domain/index.ts';

type Payment = { readonly id: string; readonly paymentNo: string | null };

/** Remittance advice, or the tax invoice that the practice wrote. */
function PrintButton({ id, paymentNo }: Payment) {
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    try {
      saveBlob(
        await getBlob(printPayment.path.replace('{id}', id)),
        `${paymentNo ?? 'Payment'}.pdf`,
      );
    } catch (error) {
      toastFailure(error);
    }
    setPrinting(false);
  };
  return (
    <Button loading={isPrinting} onClick={() => void print()}>
      Download PDF
    </Button>
  );
}

async function saveNote(id: string, lineId: string, no: string): Promise<void> {
  const path = printAdjustment.path.replace('{id}', id).replace('{lineId}', lineId);
  saveBlob(await getBlob(path), `${no}.pdf`);
}

type FeesProps = { payment: Payment & { readonly status: string }; actor: Actor };

function PaidFees({ payment, actor }: FeesProps) {
  const refetch = useRefetch(providerPayment);
  const refetchFees = useRefetch(commissionPayment);
  const remove = async (lineId: string) => {
    const text =
      payment.status === 'paid'
        ? 'The fee is owed again, and the ledger takes its part of the transfer back. Go on?'
        : 'The fee waits for another payment. Go on?';
    if (!(await confirm({ text, yes: 'Remove fee', isDanger: true }))) return;
    const path = removePaidFee.path.replace('{paymentId}', lineId);
    await runAction({ ...removePaidFee, path }, payment.id, {}).catch(toastFailure);
    await Promise.all([refetch(), refetchFees()]);
  };
  const mayRemove = can(actor, removePaidFee.ability) && payment.status !== 'cancelled';
  return (
    <ChildPanel
      resource={commissionPayment}
      owner={payment}
      buttons={(line) => (
        <>
          {mayRemove && line['isRemoved'] !== true && (
            <Button size="small" onClick={() => void remove(line.id)}>
              Remove
            </Button>
          )}
          {typeof line['adjustmentNo'] === 'string' && (
            <Button
              size="small"
              onClick={() =>
                void saveNote(payment.id, line.id, String(line['adjustmentNo'])).catch(toastFailure)
              }
            >
              Adjustment note
            </Button>
          )}
        </>
      )}
    />
  );
}

export const providerPaymentScreens = screensFor(providerPayment, {
  actions: ({ record }) => (
    <>
      {record.status === 'made' && (
        <ActionButton
          action={cancelPayment}
          record={record}
          question="The fees of this payment wait for another one. Cancel the payment?"
        />
      )}
      <PrintButton {...record} />
    </>
  ),
  panels: { Fees: ({ record, actor }) => <PaidFees payment={record} actor={actor} /> },
});
