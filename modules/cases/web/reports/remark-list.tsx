import { formatDateTime } from '#kernel/domain';
import { api, StatusChip, useSession, useUnsaved } from '#kernel/web';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { answerRemark, remarkStatuses, remarkTones } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { useReportWork } from './use-reports.ts';
import type { Remark } from './use-reports.ts';

type Props = Pick<CaseSectionProps, 'record'> & { remarks: readonly Remark[] };

/** What was said about all versions; the open ones first. */
export function RemarkList({ record, remarks }: Props) {
  const open = remarks.filter(({ status }) => status === 'open');
  const done = remarks.filter(({ status }) => status === 'done');
  if (!remarks.length) return null;
  return (
    <section aria-label="Remarks">
      <h4>
        Remarks <span className="soft">{`${open.length} open, ${done.length} done`}</span>
      </h4>
      <RemarkCards caseId={record.id} remarks={[...open, ...done]} isNumbered />
    </section>
  );
}

type CardsProps = { caseId: string; remarks: readonly Remark[]; isNumbered?: boolean };

export const RemarkCards = ({ caseId, remarks, isNumbered = false }: CardsProps) => (
  <ul className="report-remarks">
    {remarks.map((remark) => (
      <RemarkCard key={remark.id} caseId={caseId} remark={remark} isNumbered={isNumbered} />
    ))}
  </ul>
);

type CardProps = { caseId: string; remark: Remark; isNumbered: boolean };

function RemarkCard({ caseId, remark, isNumbered }: CardProps) {
  const { zone } = useSession();
  const { id, quote, place, status, reply, author, writtenAt, version } = remark;
  const where = [isNumbered && `Version ${version}`, place].filter(Boolean).join(', ');
  return (
    <li className="report-remark">
      <p className="report-remark-head">
        <StatusChip tone={remarkTones[status] ?? 'neutral'}>{remarkStatuses[status]}</StatusChip>
        <span className="soft">
          {[where, author, formatDateTime(writtenAt, zone)].filter(Boolean).join(' · ')}
        </span>
      </p>
      {quote && <blockquote className="report-quote">{quote}</blockquote>}
      <p className="report-words">{remark.remark}</p>
      {reply && <p className="report-reply">{reply}</p>}
      <RemarkAnswer key={`${id} ${status}`} caseId={caseId} remark={remark} />
    </li>
  );
}

function RemarkAnswer({ caseId, remark }: Omit<CardProps, 'isNumbered'>) {
  const id = useId();
  const [reply, setReply] = useState('');
  useUnsaved({ isDirty: reply !== '' && remark.status !== 'done' });
  const { isBusy, work } = useReportWork(caseId);
  const answer = (isDone: boolean) =>
    work(
      () =>
        api.put(answerRemark.path.replace('{id}', remark.id), {
          isDone,
          ...(reply.trim() && { reply }),
        }),
      isDone ? 'The remark is done.' : 'The remark is open.',
    );
  if (remark.status === 'done') {
    return (
      <Button size="small" loading={isBusy} onClick={() => void answer(false)}>
        Open again
      </Button>
    );
  }
  return (
    <div className="report-answer">
      <label htmlFor={id} className="hidden-text">
        Answer
      </label>
      <Input
        id={id}
        size="small"
        value={reply}
        maxLength={4000}
        placeholder="Answer"
        onChange={({ target }) => setReply(target.value)}
      />
      <Button size="small" loading={isBusy} onClick={() => void answer(true)}>
        Done
      </Button>
    </div>
  );
}
