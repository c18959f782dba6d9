import type { TaskDetail } from '#kernel/domain';
import { api, TabLink, TableFrame } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { mt } from '../../domain/index.ts';
import './mass-torts.css';

type Props = { taskId: string; close: () => void };

/** What became of each row: how many changed, and why the others did not. */
export function BulkOutcome({ taskId, close }: Props) {
  const { data } = useQuery({
    queryKey: ['task', taskId, 'outcome'],
    queryFn: ({ signal }) => api.get<TaskDetail>(`/app/tasks/${taskId}`, undefined, signal),
  });
  if (!data) return null;
  const { summary, error, failedRows, rowsFailed } = data;
  return (
    <section className="bulk-outcome" aria-label="Outcome" role="status">
      <p>
        <strong>{summary ?? error ?? ''}</strong>
        {rowsFailed > 0 && ` ${rowsFailed} could not be changed:`}
      </p>
      {failedRows.length > 0 && (
        <TableFrame label="Not changed" heads={['Claimant', 'Why']}>
          {failedRows.map(({ id, name, message }, at) => (
            <tr key={id ?? at}>
              <td>
                {id ? (
                  <TabLink to={`/view/${mt.segment}/detail/${id}`}>{name ?? id}</TabLink>
                ) : (
                  name
                )}
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </TableFrame>
      )}
      <Button size="small" onClick={close}>
        Close
      </Button>
    </section>
  );
}
