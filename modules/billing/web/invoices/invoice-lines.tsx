import { Amount, api, panelText, TableFrame } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { invoiceLine } from '../../domain/index.ts';
import './invoices.css';
import type { ShownInvoice } from './shown-invoice.ts';

type Line = {
  readonly id: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly gst: string;
  readonly rule: string | null;
  readonly adjustedBecause: string | null;
  readonly case?: { readonly displayName: string } | null;
};

const fields = [
  'description',
  'quantity',
  'unitPrice',
  'amount',
  'gst',
  'rule',
  'adjustedBecause',
  'caseId',
];
const heads = ['Description', 'Quantity', 'Unit price', 'GST', 'Without GST'];

const Sum = ({ words, amount, isLast }: { words: string; amount: string; isLast?: boolean }) => (
  <tr className={isLast ? 'invoice-total' : undefined}>
    <td colSpan={4}>{words}</td>
    <td className="number">
      <Amount of={amount} />
    </td>
  </tr>
);

/** What was charged, and which rule gave each price. */
export function InvoiceLines({ record }: { record: ShownInvoice }) {
  const { data, error } = useQuery({
    queryKey: ['list', invoiceLine.base, 'of-invoice', record.id],
    queryFn: ({ signal }) =>
      api.get<{ items: readonly Line[] }>(
        `/app/${invoiceLine.base}`,
        { invoiceId: record.id, maxResultCount: 500, fields },
        signal,
      ),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return (
    <TableFrame label="Lines" heads={heads} numbers={heads.slice(1)}>
      {data.items.map((line) => (
        <tr key={line.id}>
          <td>
            {line.description}
            {record.kind === 'consolidated' && line.case && (
              <span className="soft"> · {line.case.displayName}</span>
            )}
            {line.rule && <span className="invoice-rule">Price from: {line.rule}</span>}
            {line.adjustedBecause && (
              <span className="invoice-rule">Adjusted: {line.adjustedBecause}</span>
            )}
          </td>
          <td className="number">{line.quantity}</td>
          <td className="number">
            <Amount of={line.unitPrice} />
          </td>
          <td className="number">
            <Amount of={line.gst} />
          </td>
          <td className="number">
            <Amount of={line.amount} />
          </td>
        </tr>
      ))}
      <Sum words="Without GST" amount={record.subtotal} />
      <Sum words="GST" amount={record.gst} />
      <Sum words="Total with GST" amount={record.total} isLast />
    </TableFrame>
  );
}
