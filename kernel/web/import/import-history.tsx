import { UndoOutlined } from '@ant-design/icons';
import { formatDateTime } from '#kernel/domain';
import type { ImportBatch, ImportUndone } from '#kernel/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../api/api.ts';
import { confirm } from '../dialogs/confirm.ts';
import { useSession } from '../session/session.ts';
import { toast, toastFailure } from '../toast/toast.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { BatchRows } from './batch-rows.tsx';
import type { Import } from './use-import.ts';

const shown = 5;

/** The last sheets, and the way back from each. */
export function ImportHistory({ run }: { run: Import }) {
  const { resource, refetch } = run;
  const client = useQueryClient();
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  const queryKey = ['imports', resource.base];
  const { data } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: ImportBatch[] }>(`/app/${resource.base}/import-batches`, undefined, signal),
  });
  if (!data?.items.length) return null;
  const many = resource.label[1].toLowerCase();

  const undo = async ({ id, imported }: ImportBatch) => {
    const text = `This removes the ${imported} imported ${many} that nobody has changed or used since. Do you want to continue?`;
    if (!(await confirm({ text, yes: 'Undo import', isDanger: true }))) return;
    try {
      const answer = await api.post<ImportUndone>(
        `/app/${resource.base}/import-batches/${id}/undo`,
        {},
      );
      setUndone(answer);
      toast.success(`${answer.removed} ${many} removed.`);
    } catch (error) {
      toastFailure(error);
    }
    await Promise.all([client.invalidateQueries({ queryKey }), refetch()]);
  };

  return (
    <section aria-label="Recent imports">
      <h3>Recent imports</h3>
      <ul className="import-history">
        {data.items.slice(0, shown).map((batch) => (
          <BatchLine key={batch.id} run={run} batch={batch} undo={() => void undo(batch)} />
        ))}
      </ul>
      {undone && undone.kept.length > 0 && <Kept run={run} undone={undone} />}
    </section>
  );
}

type LineProps = { run: Import; batch: ImportBatch; undo: () => void };

function BatchLine({ run, batch, undo }: LineProps) {
  const { dateFormat, zone } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <span className="import-file">{batch.fileName || 'Without a file name'}</span>
      <span className="soft">
        {batch.imported} {run.resource.label[batch.imported === 1 ? 0 : 1].toLowerCase()},{' '}
        {formatDateTime(batch.creationTime, zone, dateFormat)}, {batch.user.displayName}
      </span>
      <Button
        size="small"
        type="text"
        aria-expanded={isOpen}
        aria-label={`Records of ${batch.fileName}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Show'}
      </Button>
      {batch.isUndone ? (
        <StatusChip>Undone</StatusChip>
      ) : (
        <Button
          size="small"
          icon={<UndoOutlined />}
          aria-label={`Undo the import of ${batch.fileName}`}
          onClick={undo}
        >
          Undo
        </Button>
      )}
      {isOpen && <BatchRows run={run} batchId={batch.id} />}
    </li>
  );
}

function Kept({ run, undone }: { run: Import; undone: ImportUndone }) {
  return (
    <div className="import-kept" role="status">
      <p>Kept, because they were changed or are used by now:</p>
      <ul>
        {undone.kept.map(({ id, displayName, reason }) => (
          <li key={id}>
            <Link to={`/view/${run.resource.segment}/detail/${id}`}>{displayName}</Link>{' '}
            <span className="soft">{reason === 'changed' ? 'changed' : 'used'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
