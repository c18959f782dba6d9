import { CaretRightOutlined } from '@ant-design/icons';
import { downloadFile } from '#documents/web';
import { formatDateTime } from '#kernel/domain';
import { StatusChip, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { dictationStatuses, dictationTones } from '../../domain/index.ts';
import { DueChip } from '../typing/due-chip.tsx';
import { JobMoves } from '../typing/job-moves.tsx';
import { Transcription } from '../typing/transcription.tsx';
import { clockText } from './player/clock-text.ts';
import { FilePlayer } from './player/file-player.tsx';
import type { Dictation } from './use-dictations.ts';

type Props = { dictation: Dictation; canTranscribe: boolean; onChanged: () => Promise<unknown> };

export function DictationRow({ dictation, canTranscribe, onChanged }: Props) {
  const { zone, dateFormat } = useSession();
  const [isHeard, setHeard] = useState(false);
  const { fileId, fileName, seconds, status, note, recordedBy, receivedAt, job } = dictation;
  return (
    <li className="dictation">
      <div className="dictation-head">
        <Button
          size="small"
          icon={<CaretRightOutlined aria-hidden />}
          aria-expanded={isHeard}
          onClick={() => setHeard(!isHeard)}
        >
          Listen
        </Button>
        <strong>{fileName}</strong>
        <span className="soft">{seconds ? clockText(seconds) : 'Length unknown'}</span>
        <StatusChip tone={dictationTones[status] ?? 'neutral'}>
          {dictationStatuses[status]}
        </StatusChip>
        {job && status !== 'typed' && <DueChip dueOn={job.dueOn} />}
        <span className="spring" />
        {job && <JobMoves job={job} onDone={onChanged} />}
      </div>
      <p className="facts soft">
        <span>
          {recordedBy ?? 'Somebody'}, {formatDateTime(receivedAt, zone, dateFormat)}
        </span>
        {job?.typist && <span>Typist: {job.typist.name}</span>}
        {job?.returnReason && <span>Returned: {job.returnReason}</span>}
        <ReportLink dictation={dictation} />
      </p>
      {note && <p className="long-text">{note}</p>}
      {isHeard && <FilePlayer fileId={fileId} name={fileName} />}
      {isHeard && canTranscribe && <Transcription fileId={fileId} />}
    </li>
  );
}

function ReportLink({ dictation: { job } }: Pick<Props, 'dictation'>) {
  if (!job?.reportFileId) return null;
  const { reportFileId } = job;
  return (
    <button type="button" className="text-button" onClick={() => void downloadFile(reportFileId)}>
      {job.reportName}
    </button>
  );
}
