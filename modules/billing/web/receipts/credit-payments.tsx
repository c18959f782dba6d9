import { can, formatDate, formatMoney } from '#kernel/domain';
import type { Money, PlainDate, Reference } from '#kernel/domain';
import {
  Amount,
  api,
  confirm,
  panelText,
  TabLink,
  TableFrame,
  toast,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { allocation, invoice, removePayment } from '../../domain/index.ts';
import './receipts.css';

type Payment = {
  readonly id: string;
  readonly invoiceId: string;
  readonly invoice?: Reference | null;
  readonly amount: Money;
  readonly appliedOn: PlainDate;
  readonly isRemoved: boolean;
};

type Props = {
  /** Of a receipt or of a credit note. */
  of: { readonly receiptId: string } | { readonly creditNoteId: string };
  changed: () => Promise<void>;
};

/** What a receipt or a credit note pays; each payment can be taken back. */
export function CreditPayments({ of, changed }: Props) {
  const { actor, currency } = useSession();
  const [refetchInvoices, refetchPayments] = [useRefetch(invoice), useRefetch(allocation)];
  const { data, error } = useQuery({
    queryKey: ['list', allocation.base, 'of-credit', of],
    queryFn: ({ signal }) =>
      api.get<{ items: readonly Payment[] }>(
        `/app/${allocation.base}`,
        { ...of, fields: 'invoiceId,amount,appliedOn,isRemoved', maxResultCount: 500 },
        signal,
      ),
  });
  const undo = async ({ id, invoiceId, amount, invoice: paid }: Payment) => {
    const no = paid?.displayName ?? 'the invoice';
    if (
      !(await confirm({
        text: `Take ${formatMoney(amount, currency)} back from ${no}?`,
        yes: 'Undo',
      }))
    )
      return;
    try {
      await api.delete(`/app/${invoice.base}/${invoiceId}/partial-payments/${id}`);
      toast.success(`${no} is owed again.`);
    } catch (failure) {
      toastFailure(failure);
    }
    await Promise.all([refetchInvoices(), refetchPayments(), changed()]);
  };
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!data.items.length) return <p className="soft">Nothing of it is applied yet.</p>;
  return (
    <TableFrame
      label="Applied to"
      heads={['Invoice', 'Applied', 'Amount', '']}
      numbers={['Amount']}
    >
      {data.items.map((one) => (
        <PaymentRow
          key={one.id}
          payment={one}
          undo={can(actor, removePayment.ability) ? () => void undo(one) : null}
        />
      ))}
    </TableFrame>
  );
}

type RowProps = { payment: Payment; undo: (() => void) | null };

function PaymentRow({ payment, undo }: RowProps) {
  const { dateFormat } = useSession();
  const { invoiceId, invoice: paid, appliedOn, amount, isRemoved } = payment;
  return (
    <tr className={isRemoved ? 'receipt-gone' : undefined}>
      <td>
        <TabLink to={`/view/${invoice.segment}/detail/${invoiceId}`}>{paid?.displayName}</TabLink>
      </td>
      <td>{formatDate(appliedOn, dateFormat)}</td>
      <td className="number">
        <Amount of={amount} />
      </td>
      <td>
        {!isRemoved && undo && (
          <Button size="small" onClick={undo} aria-label={`Undo ${paid?.displayName ?? ''}`}>
            Undo
          </Button>
        )}
      </td>
    </tr>
  );
}
