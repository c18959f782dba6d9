import { accept, create, emit, permits, refuse, stateLabel } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import type { CaseRecord, CaseType } from '../engine/case-type.ts';
import { moveCase } from '../engine/move-case.ts';
import type { MoveFacts } from '../engine/move-case.ts';
import { minutesOf, typingDue } from '../typing/typing-due.ts';
import { typingJob } from '../typing/typing-job.resource.ts';
import { caseDictation } from './case-dictation.resource.ts';
import { mostDictations, pic7Step } from './dictation-choices.ts';
import { dictationArrived } from './dictation-events.ts';

export type NewDictation = {
  readonly id: string;
  readonly jobId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly seconds: number;
  readonly note: string | null;
  readonly recordedBy: string | null;
};

export type DictationFacts = {
  readonly move: MoveFacts;
  /** How many the case has already. */
  readonly count: number;
  readonly specialistName: string | null;
  readonly plan: {
    readonly dueDate: PlainDate | null;
    readonly typistId: string | null;
    readonly note: string | null;
  };
};

const said = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isOver = ({ workflow }: CaseType, { step }: CaseRecord): boolean =>
  workflow.axes.step?.final.includes(step) ?? false;

/** The dictation, the job of typing it, and the step of the case where the table has it from here. */
export function decideDictation(
  type: CaseType,
  record: CaseRecord,
  given: NewDictation,
  facts: DictationFacts,
): Decision {
  if (isOver(type, record)) {
    return refuse('dictationOfClosedCase', {
      values: { status: stateLabel(type.workflow, record) },
    });
  }
  if (facts.count >= mostDictations) return refuse('tooManyDictations');
  const { id, jobId, fileId, fileName, seconds, note, recordedBy } = given;
  const caseId = record.id;
  const isUrgent = record.isUrgent === true;
  const { today, persons } = facts.move;
  const { plan } = facts;
  const steps = permits(type.workflow, record, 'receiveDictation')
    ? moveCase(type, record, 'receiveDictation', facts.move, { note })
    : [];
  return accept(
    create(caseDictation, {
      id,
      caseId,
      specialistId: said(record.specialistId),
      fileId,
      fileName,
      seconds,
      recordedBy,
      note,
      status: 'received',
    }),
    create(typingJob, {
      id: jobId,
      caseId,
      dictationId: id,
      caseType: type.key,
      caseNo: record.caseNo,
      claimantName: said(record.claimantName),
      specialistName: facts.specialistName,
      minutes: minutesOf(seconds),
      priority: isUrgent ? 'urgent' : 'normal',
      dueOn: typingDue({ today, isUrgent, seconds, planned: plan.dueDate }),
      note: plan.note,
      typistId: plan.typistId,
      picUserId: persons[pic7Step] ?? null,
    }),
    ...steps,
    emit(dictationArrived({ caseId, dictationId: id, typingJobId: jobId })),
  );
}
