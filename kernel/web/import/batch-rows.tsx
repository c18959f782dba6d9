import type { ImportedRow } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { api } from '../api/api.ts';
import { panelText } from '../errors/panel-text.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Import } from './use-import.ts';

const looks = {
  untouched: null,
  changed: <StatusChip tone="info">Changed since</StatusChip>,
  deleted: <StatusChip>Removed</StatusChip>,
} as const;

type Answer = { items: ImportedRow[]; totalCount: number };

/** The records that came with one sheet, as they are now. */
export function BatchRows({ run, batchId }: { run: Import; batchId: string }) {
  const { base, segment } = run.resource;
  const { data, error } = useQuery({
    queryKey: ['imports', base, batchId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<Answer>(`/app/${base}/import-batches/${batchId}/rows`, undefined, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const rest = data.totalCount - data.items.length;
  return (
    <ol className="import-batch" aria-label="Records of the sheet">
      {data.items.map(({ row, id, displayName, state }) => (
        <li key={row}>
          <span className="soft">Row {row}</span>
          {state === 'deleted' ? (
            displayName
          ) : (
            <Link to={`/view/${segment}/detail/${id}`}>{displayName}</Link>
          )}
          {looks[state]}
        </li>
      ))}
      {rest > 0 && <li className="soft">and {rest} more</li>}
    </ol>
  );
}
