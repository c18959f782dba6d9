import { formatDate } from '#kernel/domain';
import { Amount, api, panelText, StatusChip, TabLink, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { invoice, pictureKinds, readCasePicture } from '../../domain/index.ts';
import type { ShownPicture } from '../../domain/index.ts';
import './case-money-overview.css';
import { Disagreements } from './disagreements.tsx';
import { Reckonings } from './reckonings.tsx';

/** From the booking to the loan that paid for it, added up, with what does not agree above all else. */
export default function CaseMoneyOverviewPanel({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['list', invoice.base, 'pictureOfCase', id],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<ShownPicture>(readCasePicture.path, { objectId: id }, signal),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const { lines, reckonings, disagreements } = data;
  if (!reckonings.length && !disagreements.length) return null;
  return (
    <section className="case-money-overview" aria-label="Money of this case">
      <header className="case-money-overview-head">
        <h3>Money of this case</h3>
        <Verdict count={disagreements.length} />
      </header>
      {disagreements.length > 0 && <Disagreements disagreements={disagreements} />}
      <Reckonings reckonings={reckonings} />
      <Lines lines={lines} />
    </section>
  );
}

function Verdict({ count }: { count: number }) {
  if (!count) return <StatusChip tone="success">Agrees to the cent</StatusChip>;
  return (
    <StatusChip tone="danger">
      {count === 1 ? '1 thing does not agree' : `${count} things do not agree`}
    </StatusChip>
  );
}

function Lines({ lines }: Pick<ShownPicture, 'lines'>) {
  const { dateFormat } = useSession();
  return (
    <TableFrame
      label="From the booking to the loan"
      heads={['', 'What', 'Date', 'Amount', 'Where it stands']}
      numbers={['Amount']}
    >
      {lines.map(({ kind, id, name, page, on, amount, stand }, at) => (
        <tr key={`${kind} ${id} ${at}`}>
          <td className="soft">{lines[at - 1]?.kind === kind ? '' : pictureKinds[kind]}</td>
          <td>{page ? <TabLink to={page}>{name}</TabLink> : name}</td>
          <td className="case-money-overview-day">
            {on ? formatDate(on, dateFormat) : <span className="soft">–</span>}
          </td>
          <td className="number">{amount === null ? '' : <Amount of={amount} />}</td>
          <td>{stand}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
