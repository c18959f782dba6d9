import { formatMoney } from '#kernel/domain';
import { api, panelText, TabLink, TableFrame } from '#kernel/web';
import { monthText } from '#platform/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { readUnfinished } from '../../domain/index.ts';
import type { Unfinished } from '../../domain/index.ts';

export function UnfinishedOfMonth({ month }: { month: string }) {
  const { data, error } = useQuery({
    queryKey: ['list', 'ledger-periods', 'unfinished', month],
    queryFn: ({ signal }) =>
      api.get<{ items: Unfinished[] }>(readUnfinished.path, { month }, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const open = data.items.filter(({ count }) => count > 0);
  if (!open.length) return <p className="soft">Everything of {monthText(month)} is finished.</p>;
  return (
    <TableFrame
      label={`Not finished in ${monthText(month)}`}
      heads={['Not finished', 'Number', 'Amount']}
      numbers={['Number', 'Amount']}
    >
      {open.map(({ name, label, count, amount, path }) => (
        <tr key={name}>
          <td>
            <TabLink to={path}>{label}</TabLink>
          </td>
          <td className="number">{count}</td>
          <td className="number">{formatMoney(amount)}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
