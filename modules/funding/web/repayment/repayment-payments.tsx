import { can, formatDate } from '#kernel/domain';
import { ActionDialog, Amount, api, callAction, TableFrame, toast, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { readPaymentCategories, repaymentPayment, reverseRepayment } from '../../domain/index.ts';
import type { PaymentByCategory } from '../../domain/index.ts';
import { paymentCategories } from '#billing/domain';
import { useRepaymentChanged } from './repayment-buttons.tsx';

type Payment = {
  readonly id: string;
  readonly receivedOn: string;
  readonly amount: string;
  readonly reference: string | null;
  readonly isReversed: boolean;
  readonly reversedReason: string | null;
};

function TakeBack({ id, close }: { id: string; close: () => void }) {
  const changed = useRepaymentChanged();
  const run = async (input: Record<string, unknown>) => {
    await callAction(reverseRepayment, id, input);
    toast.success('The payment was taken back.');
    close();
    await changed();
  };
  return (
    <ActionDialog action={reverseRepayment} run={run} close={close}>
      <p className="soft">
        Its shares are taken back from the loans, interest is counted again from that day, and the
        invoice is open again.
      </p>
    </ActionDialog>
  );
}

/** What each payment was for; the loans say it, so it changes when a day before it does. */
function useCategories(invoiceId: string): ReadonlyMap<string, PaymentByCategory> {
  const { actor } = useSession();
  const { data } = useQuery({
    queryKey: ['list', repaymentPayment.base, 'categories', invoiceId],
    enabled: can(actor, readPaymentCategories.ability),
    queryFn: ({ signal }) =>
      api.get<{ items: PaymentByCategory[] }>(
        readPaymentCategories.path.replace('{id}', invoiceId),
        {},
        signal,
      ),
  });
  return new Map(data?.items.map((one) => [one.paymentId, one]));
}

const { principal, interest, revenue } = paymentCategories;
const figures = ['Amount', principal, interest, revenue, 'Held'];

export function RepaymentPayments({ invoiceId }: { invoiceId: string }) {
  const { actor, dateFormat } = useSession();
  const [shown, setShown] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['list', repaymentPayment.base, 'of', invoiceId],
    queryFn: ({ signal }) =>
      api.get<{ items: Payment[] }>(
        `/app/${repaymentPayment.base}`,
        { invoiceId, sorting: 'receivedOn desc', maxResultCount: 100 },
        signal,
      ),
  });
  const categories = useCategories(invoiceId);
  if (!data?.items.length)
    return <p className="soft">No money has come in yet. Record a payment when it does.</p>;
  const mayTakeBack = can(actor, reverseRepayment.ability);
  return (
    <>
      <TableFrame
        label="Payments"
        heads={['Received', 'Reference', ...figures, '']}
        numbers={figures}
      >
        {data.items.map(({ id, receivedOn, amount, reference, isReversed, reversedReason }) => (
          <tr key={id}>
            <td>{formatDate(receivedOn, dateFormat)}</td>
            <td>{reference}</td>
            <td className="number">
              <Amount of={amount} />
            </td>
            {(['principal', 'interest', 'revenue', 'held'] as const).map((part) => (
              <td key={part} className="number">
                <Amount of={categories.get(id)?.[part]} />
              </td>
            ))}
            <td>
              {isReversed && <span className="soft">Taken back: {reversedReason}</span>}
              {!isReversed && mayTakeBack && (
                <Button size="small" onClick={() => setShown(id)}>
                  Take back
                </Button>
              )}
            </td>
          </tr>
        ))}
      </TableFrame>
      {shown && <TakeBack id={shown} close={() => setShown(null)} />}
    </>
  );
}
