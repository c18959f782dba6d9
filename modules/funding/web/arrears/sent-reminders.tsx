import { formatDate } from '#kernel/domain';
import { Amount, api, panelText, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { repaymentReminder } from '../../domain/index.ts';

type Sent = {
  readonly id: string;
  readonly level: number;
  readonly sentOn: string;
  readonly open: string;
  readonly statementTotal: string;
  readonly sentTo: string;
};

const figures = ['Open then', 'Of all invoices due'];

/** What the borrower was reminded of, and where it went. */
export function SentReminders({ invoiceId }: { invoiceId: string }) {
  const { dateFormat } = useSession();
  const { data, error } = useQuery({
    queryKey: ['list', repaymentReminder.base, 'of', invoiceId],
    queryFn: ({ signal }) =>
      api.get<{ items: Sent[] }>(
        `/app/${repaymentReminder.base}`,
        { invoiceId, sorting: 'level', maxResultCount: 20 },
        signal,
      ),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (!data.items.length) return <p className="soft">No reminder was sent.</p>;
  return (
    <TableFrame label="Reminders" heads={['Sent', 'Step', ...figures, 'Sent to']} numbers={figures}>
      {data.items.map(({ id, level, sentOn, open, statementTotal, sentTo }) => (
        <tr key={id}>
          <td>{formatDate(sentOn, dateFormat)}</td>
          <td>{level}</td>
          <td className="number">
            <Amount of={open} />
          </td>
          <td className="number">
            <Amount of={statementTotal} />
          </td>
          <td>{sentTo}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
