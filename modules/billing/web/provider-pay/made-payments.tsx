import { formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import {
  Amount,
  api,
  Dialog,
  getBlob,
  InputForm,
  saveBlob,
  StatusChip,
  TableFrame,
  toast,
  toastFailure,
} from '#kernel/web';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { makePaymentFile, markPaid, providerPayment } from '../../domain/index.ts';
import { toggled } from './chosen-payees.ts';
import type { WaitingPayment } from './use-due-pay.ts';

type Props = {
  payments: readonly WaitingPayment[];
  payOn: PlainDate;
  today: PlainDate;
  refresh: () => Promise<void>;
};

type File = { readonly id: string; readonly fileNo: string };

const download = async ({ id, fileNo }: File): Promise<void> =>
  saveBlob(await getBlob(`/app/payment-files/${id}/download`), `${fileNo}.aba`);

const { paidOn } = markPaid.input;

/** Payments that wait for the bank: into a file, and marked once the bank has paid. */
export function MadePayments({ payments, payOn, today, refresh }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isMarking, setMarking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const chosen = payments.filter(({ id }) => !leftOut.has(id));
  const forFile = chosen.filter(({ file }) => !file);
  const idsOf = (some: readonly WaitingPayment[]) => some.map(({ id }) => id);

  const makeFile = async () => {
    setBusy(true);
    try {
      const given = { ids: idsOf(forFile), processOn: payOn };
      const file = await api.post<File>(makePaymentFile.path, given);
      await download(file);
      toast.success(`Bank file ${file.fileNo} is made.`);
    } catch (error) {
      toastFailure(error);
    }
    setBusy(false);
    await refresh();
  };
  const mark = async (values: Record<string, unknown>) => {
    const given = { paidOn: today, ...values, ids: idsOf(chosen) };
    const { paid } = await api.post<{ paid: number }>(markPaid.path, given);
    setMarking(false);
    toast.success(`${paid} ${paid === 1 ? 'payment is' : 'payments are'} marked as paid.`);
    await refresh();
  };

  return (
    <section className="card" aria-labelledby="made-payments">
      <div className="toolbar">
        <h2 id="made-payments">Made, not paid yet</h2>
        <span className="spring" />
        <Button disabled={!forFile.length} loading={isBusy} onClick={() => void makeFile()}>
          Make bank file
        </Button>
        <Button disabled={!chosen.length} onClick={() => setMarking(true)}>
          Mark as paid
        </Button>
      </div>
      <PaymentRows payments={payments} leftOut={leftOut} setLeftOut={setLeftOut} />
      {isMarking && (
        <Dialog kind="confirm" title="Mark as paid" close={() => setMarking(false)}>
          <p>
            {chosen.length} of {payments.length} payments. The ledger says from then on that the
            bank has paid.
          </p>
          <InputForm
            fields={{ paidOn }}
            start={{ paidOn: today }}
            save={mark}
            saveText="Mark as paid"
          />
        </Dialog>
      )}
    </section>
  );
}

type RowsProps = {
  payments: readonly WaitingPayment[];
  leftOut: ReadonlySet<string>;
  setLeftOut: (ids: ReadonlySet<string>) => void;
};

const PaymentRows = ({ payments, leftOut, setLeftOut }: RowsProps) => (
  <TableFrame
    label="Made, not paid yet"
    heads={['', 'Number', 'Specialist', 'To be paid on', 'Transfer', 'Bank file']}
    numbers={['Transfer']}
  >
    {payments.map(({ id, paymentNo, name, payOn, net, hasAccount, file }) => (
      <tr key={id}>
        <td>
          <Checkbox
            aria-label={`Choose ${paymentNo}`}
            checked={!leftOut.has(id)}
            onChange={() => setLeftOut(toggled(leftOut, id))}
          />
        </td>
        <td>
          <Link to={`/view/${providerPayment.segment}/detail/${id}`}>{paymentNo}</Link>
        </td>
        <td>{name}</td>
        <td>{formatDate(payOn)}</td>
        <td className="number">
          <Amount of={net} />
        </td>
        <td>
          {file ? (
            <Button
              type="link"
              size="small"
              onClick={() => void download(file).catch(toastFailure)}
            >
              {file.fileNo}
            </Button>
          ) : (
            !hasAccount && <StatusChip tone="danger">No account</StatusChip>
          )}
        </td>
      </tr>
    ))}
  </TableFrame>
);
