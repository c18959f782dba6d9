import { accept, change, changeAll, create, refuse } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import type { CaseRecord, CaseType } from '../engine/case-type.ts';
import { casePic } from '../engine/case-pic.resource.ts';
import { typingJob } from '../typing/typing-job.resource.ts';
import { caseDictationReport } from './case-dictation-report.resource.ts';
import { pic7Step } from './dictation-choices.ts';

/** What is left out stays as it is. */
export type DictationPlan = {
  readonly dueDate?: PlainDate | null | undefined;
  readonly typistId?: string | null | undefined;
  readonly note?: string | null | undefined;
};

type PlanFacts = {
  /** Null: nothing was planned so far. */
  readonly reportId: string | null;
  readonly newId: string;
  readonly isTypist: boolean;
  /** Jobs that nobody has taken: they follow the plan. */
  readonly waitingJobIds: readonly string[];
};

/** C-049. */
export function decideDictationReport(
  caseId: string,
  plan: DictationPlan,
  { reportId, newId, isTypist, waitingJobIds }: PlanFacts,
): Decision {
  const { dueDate, typistId, note } = plan;
  if (typistId && !isTypist) return refuse('noTypist', { field: 'typistId' });
  const values = {
    ...(dueDate !== undefined && { dueDate }),
    ...(typistId !== undefined && { typistId }),
    ...(note !== undefined && { note }),
  };
  const forJobs = {
    ...(dueDate && { dueOn: dueDate }),
    ...(typistId !== undefined && { typistId }),
    ...(note !== undefined && { note }),
  };
  const follows = waitingJobIds.length > 0 && Object.keys(forJobs).length > 0;
  return accept(
    reportId
      ? change(caseDictationReport, reportId, values)
      : create(caseDictationReport, { id: newId, caseId, ...values }),
    ...(follows ? [changeAll(typingJob, waitingJobIds, forJobs)] : []),
  );
}

type Pic7Facts = {
  readonly picId: string | null;
  readonly isPerson: boolean;
  /** Jobs that are not accepted yet. */
  readonly openJobIds: readonly string[];
};

/** C-121, G-118: from now on, and for the case itself where typing is what is next. */
export function decidePic7(
  type: CaseType,
  record: CaseRecord,
  userId: string,
  { picId, isPerson, openJobIds }: Pic7Facts,
): Decision {
  if (!isPerson) return refuse('noPersonInCharge', { field: 'picUserId' });
  const isNext = record.nextStep === pic7Step;
  return accept(
    picId
      ? change(casePic, picId, { userId })
      : create(casePic, { caseId: record.id, step: pic7Step, userId }),
    ...(openJobIds.length ? [changeAll(typingJob, openJobIds, { picUserId: userId })] : []),
    ...(isNext ? [change(type.resource, record.id, { picUserId: userId })] : []),
  );
}
