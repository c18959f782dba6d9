import { can, formatDate } from '#kernel/domain';
import { Amount, api, panelText, StatusChip, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { monthLabel, readOwnInvoices, tenantInvoice } from '../../domain/index.ts';
import type { OwnInvoices as Answer } from '../../domain/index.ts';

const { choices: statuses, tones } = tenantInvoice.fields.status;

/** What the practice itself is invoiced for its subscription. */
export function OwnInvoices() {
  const { actor } = useSession();
  if (actor.isHost || !can(actor, readOwnInvoices.ability)) return null;
  return (
    <section className="card" aria-label="Your subscription">
      <h2>Your subscription</h2>
      <Invoices />
    </section>
  );
}

function Invoices() {
  const { dateFormat } = useSession();
  const { data, error } = useQuery({
    queryKey: ['subscription', 'invoices'],
    queryFn: ({ signal }) => api.get<Answer>(readOwnInvoices.path, undefined, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!data.items.length)
    return (
      <p className="soft">No invoice yet. Each is mailed to your account email and listed here.</p>
    );
  return (
    <TableFrame
      label="Invoices of the subscription"
      heads={['Invoice', 'Month', 'Date', 'Due', 'Total with GST', 'Status']}
      numbers={['Total with GST']}
    >
      {data.items.map((one) => (
        <tr key={one.id}>
          <td>{one.invoiceNo}</td>
          <td>{monthLabel(one.month)}</td>
          <td>{formatDate(one.invoiceDate, dateFormat)}</td>
          <td>{formatDate(one.dueDate, dateFormat)}</td>
          <td className="number">
            <Amount of={one.total} />
          </td>
          <td>
            <StatusChip tone={tones?.[one.status] ?? 'neutral'}>{statuses[one.status]}</StatusChip>
            {one.paidOn && <span className="soft"> {formatDate(one.paidOn, dateFormat)}</span>}
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}
