import { DownloadOutlined } from '@ant-design/icons';
import { formatDateTime, isUnfinished } from '#kernel/domain';
import type { ExportJob, ExportState } from '#kernel/domain';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Tone } from '#kernel/domain';
import { cancelExport } from './cancel-export.ts';
import { fileSizeText } from './file-size-text.ts';
import { saveExport } from './save-export.ts';
import { recordCount } from './watch-exports.ts';

const looks: Readonly<Record<ExportState, readonly [word: string, tone: Tone]>> = {
  waiting: ['Waiting', 'neutral'],
  running: ['Preparing', 'info'],
  done: ['Ready', 'success'],
  failed: ['Failed', 'danger'],
  cancelled: ['Cancelled', 'neutral'],
  expired: ['Expired', 'neutral'],
};

const share = ({ rowsDone, rowsTotal }: ExportJob) =>
  rowsTotal ? Math.round((rowsDone / rowsTotal) * 100) : 0;

export function ExportItem({ job }: { job: ExportJob }) {
  const { zone, dateFormat } = useSession();
  const [word, tone] = looks[job.state];
  const facts = [
    job.search,
    recordCount(job),
    formatDateTime(job.creationTime, zone, dateFormat, ' '),
    ...(job.state === 'done' && job.fileSize !== null ? [fileSizeText(job.fileSize)] : []),
  ];
  return (
    <li className="export-item">
      <div className="export-head">
        <strong>{job.list}</strong>
        <StatusChip tone={tone}>{word}</StatusChip>
      </div>
      {isUnfinished(job) && (
        <Progress
          percent={share(job)}
          size="small"
          status="active"
          aria-label={`${job.list}: ${job.rowsDone} of ${recordCount(job)}`}
        />
      )}
      {job.state === 'failed' && <p className="export-error">{job.error}</p>}
      <div className="export-head">
        <ul className="soft export-facts">
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ItemButtons job={job} />
      </div>
    </li>
  );
}

function ItemButtons({ job }: { job: ExportJob }) {
  const [isBusy, setBusy] = useState(false);
  const during = async (work: Promise<void>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  if (isUnfinished(job)) {
    return (
      <Button
        size="small"
        loading={isBusy}
        aria-label={`Cancel the export of ${job.list}`}
        onClick={() => void during(cancelExport(job))}
      >
        Cancel
      </Button>
    );
  }
  if (job.state !== 'done') return null;
  return (
    <Button
      size="small"
      type="primary"
      icon={<DownloadOutlined />}
      loading={isBusy}
      aria-label={`Download ${job.fileName ?? job.list}`}
      onClick={() => void during(saveExport(job))}
    >
      Download
    </Button>
  );
}
