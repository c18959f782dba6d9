import { ArrowLeftOutlined } from '@ant-design/icons';
import { PageHeader, PageTitle, panelText, StatusChip } from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import { typingStatuses, typingTones } from '../../domain/index.ts';
import { FilePlayer } from '../dictation/player/file-player.tsx';
import { DueChip } from './due-chip.tsx';
import { JobMoves } from './job-moves.tsx';
import { ReportEditor } from './report-editor.tsx';
import { Transcription } from './transcription.tsx';
import './typing.css';
import { useDesk } from './use-typing.ts';
import type { Desk } from './use-typing.ts';

type Props = { jobId: string; leave: () => void };

/** The window of a job: the voice above, the report below. */
export function TypingDesk({ jobId, leave }: Props) {
  const { data, error, reload } = useDesk(jobId);
  const back = (
    <Button type="link" size="small" icon={<ArrowLeftOutlined aria-hidden />} onClick={leave}>
      Typing jobs
    </Button>
  );
  if (error || !data) {
    return (
      <div className="page">
        <PageTitle>Typing job</PageTitle>
        <PageHeader title="Typing job" above={back} />
        {error ? <Alert type="error" showIcon title={panelText(error)} /> : <Skeleton active />}
      </div>
    );
  }
  const { job } = data;
  return (
    <div className="page typing-desk">
      <PageTitle>{job.caseNo}</PageTitle>
      <PageHeader
        above={back}
        title={[job.caseNo, job.claimantName].filter(Boolean).join(' ')}
        meta={
          <span className="facts">
            <StatusChip tone={typingTones[job.status] ?? 'neutral'}>
              {typingStatuses[job.status]}
            </StatusChip>
            {job.typedReportStatus === '0' && <DueChip dueOn={job.dueOn} />}
          </span>
        }
        actions={<JobMoves job={job} onDone={reload} />}
      />
      <JobFacts desk={data} />
      <ReportEditor key={`${job.id} ${job.status}`} desk={data} reload={reload} leave={leave} />
    </div>
  );
}

function JobFacts({ desk: { job, recording, canTranscribe } }: { desk: Desk }) {
  const facts = [
    job.specialistName,
    job.minutes ? `${job.minutes} min` : null,
    job.typist ? `Typist: ${job.typist.displayName}` : null,
  ].filter(Boolean);
  return (
    <section className="card typing-voice">
      <p className="facts soft">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {job.returnReason && (
        <Alert type="warning" showIcon title={`Returned: ${job.returnReason}`} />
      )}
      {[job.note, recording?.note].filter(Boolean).map((note) => (
        <p key={note} className="long-text">
          {note}
        </p>
      ))}
      {recording && <FilePlayer fileId={recording.fileId} name={recording.fileName} hasKeys />}
      {recording && canTranscribe && <Transcription fileId={recording.fileId} />}
    </section>
  );
}
