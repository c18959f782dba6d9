import { extensionOf } from '#documents/domain';
import { accept, beyondScope, change, emit, move, refuse } from '#kernel/domain';
import type { Decision, RecordOf } from '#kernel/domain';
import { caseDictation } from '../dictation/case-dictation.resource.ts';
import { reportExtensions } from '../reports/report-choices.ts';
import { reportTyped } from './typing-events.ts';
import { typingJob } from './typing-job.resource.ts';
import { typingWorkflow } from './typing-job.workflow.ts';

type Job = Pick<
  RecordOf<typeof typingJob>,
  'id' | 'status' | 'caseId' | 'caseType' | 'dictationId' | 'typistId'
>;
type DictationStatus = 'received' | 'typing' | 'typed';

const dictationIs = ({ dictationId }: Job, status: DictationStatus) =>
  beyondScope(change(caseDictation, dictationId, { status }));

/** Of two at once the second finds it taken. One that is kept for somebody else is not free. */
export function decideClaim(job: Job, userId: string, now: string): Decision {
  if (job.typistId && job.typistId !== userId) return refuse('jobKeptForAnother');
  const values = { typistId: userId, claimedAt: now, returnReason: null };
  return accept(move(typingWorkflow, job, 'claim', { values }), dictationIs(job, 'typing'));
}

export function decideAssignment(
  job: Job,
  typistId: string,
  facts: { readonly isTypist: boolean; readonly now: string },
): Decision {
  if (!facts.isTypist) return refuse('noTypist', { field: 'typistId' });
  const values = { typistId, claimedAt: facts.now, returnReason: null };
  return accept(move(typingWorkflow, job, 'assign', { values }), dictationIs(job, 'typing'));
}

/** It is free for everybody again, and says why it came back. */
export const decideReturn = (job: Job, reason: string): Decision =>
  accept(
    move(typingWorkflow, job, 'giveBack', {
      note: reason,
      values: { typistId: null, claimedAt: null, returnReason: reason },
    }),
    dictationIs(job, 'received'),
  );

export type TypedReport = { readonly fileId: string; readonly name: string };

export function decideCompletion(job: Job, report: TypedReport | null, now: string): Decision {
  if (!report) return refuse('typedReportMissing', { field: 'fileId' });
  const { fileId, name } = report;
  if (!reportExtensions.includes(extensionOf(name)))
    return refuse('reportFileType', { field: 'fileId' });
  const values = { completedAt: now, reportFileId: fileId, reportName: name, returnReason: null };
  const { id: typingJobId, caseId, caseType } = job;
  return accept(
    move(typingWorkflow, job, 'complete', { values }),
    dictationIs(job, 'typed'),
    emit(reportTyped({ caseId, caseType, typingJobId, fileId })),
  );
}

export const decideSendingBack = (job: Job, reason: string): Decision =>
  accept(
    move(typingWorkflow, job, 'sendBack', {
      note: reason,
      values: { completedAt: null, returnReason: reason },
    }),
    dictationIs(job, 'typing'),
  );

/** Only whoever has the job writes its text: two windows of two people would undo each other. */
export const decideText = (job: Job, userId: string, text: string | null): Decision =>
  job.status === 'claimed' && job.typistId === userId
    ? accept(change(typingJob, job.id, { typedText: text }))
    : refuse('jobNotYours');
