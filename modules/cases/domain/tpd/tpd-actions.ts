import {
  accept,
  change,
  defineAction,
  defineTask,
  flag,
  json,
  nullable,
  oneOf,
  record,
  refuse,
  replaceRows,
  rows,
  text,
} from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { office } from '#platform/domain';
import {
  eligibilityAnswers,
  preliminaryEligibility,
  tpdEligibilities,
} from './eligibility-questions.ts';
import type { EligibilityAnswer, EligibilityQuestion } from './eligibility-questions.ts';
import { answerFields, tpdAnswer } from './tpd-answer.resource.ts';
import { cancelFields } from './tpd-moves.ts';
import { tpd } from './tpd.resource.ts';

export const eligibilityShape = {
  outcome: oneOf(tpdEligibilities),
  reasons: ['text'],
  /** Every question, in its order. */
  items: [{ question: 'text', text: 'text', answer: oneOf(eligibilityAnswers), note: 'text?' }],
} as const;

export const readTpdEligibility = defineAction({
  name: 'readEligibility',
  on: tpd,
  label: 'Preliminary eligibility',
  route: 'GET /app/tpd/{id}/eligibility',
  roles: office,
  input: {},
  answer: eligibilityShape,
});

/** `{ items: [...] }`: all answers; a question that is left out is not known. */
export const saveTpdEligibility = defineAction({
  name: 'saveEligibility',
  on: tpd,
  label: 'Save answers',
  route: 'PUT /app/tpd/{id}/eligibility',
  roles: office,
  input: { items: rows('Answers', answerFields, { max: 50 }) },
  answer: eligibilityShape,
});

export type GivenAnswer = {
  readonly id: string | null;
  readonly question: EligibilityQuestion;
  readonly answer: EligibilityAnswer;
  readonly note: string | null;
};

/** What was decided on stays as it was. */
export function decideEligibility(
  claim: { readonly id: string; readonly isClosed: boolean },
  items: readonly GivenAnswer[],
): Decision {
  const isTwice = new Set(items.map(({ question }) => question)).size < items.length;
  return accept(
    claim.isClosed && refuse('tpdClosed'),
    isTwice && refuse('questionTwice'),
    replaceRows(tpdAnswer, claim.id, items),
    change(tpd, claim.id, { eligibility: preliminaryEligibility(items).outcome }),
  );
}

/** The files of the case in this order, merged, with an index and running page numbers. */
export const makeBundle = defineAction({
  name: 'makeBundle',
  on: tpd,
  label: 'Make the bundle',
  route: 'POST /app/tpd/{id}/submission-bundle',
  roles: office,
  input: { fileIds: json('Files', { required: true }) },
  answer: { taskId: 'id' },
});

export const makeBundleTask = defineTask({
  name: 'tpdBundle',
  label: 'Submission bundle',
  on: tpd.name,
  verb: makeBundle.name,
  rows: ['file', 'files'],
  input: {
    caseId: text('Case', { required: true, max: 36 }),
    fileIds: json('Files', { required: true }),
    name: text('Name', { required: true, max: 200 }),
  },
});

const cancelInput = {
  ...cancelFields,
  inBackground: flag('In the background', { hint: 'A worker does it, and tells when it is done.' }),
} as const;

/** C-116, B-211: a background update. */
export const cancelTpd = defineAction({
  name: 'saveCancellation',
  on: tpd,
  label: 'Cancel case',
  route: 'PUT /app/tpd/{id}/cancellation',
  roles: office,
  input: cancelInput,
  answer: {
    jobId: 'id',
    status: oneOf(['Processing', 'Completed', 'Cancelled']),
    record: nullable(record(tpd)),
  },
});

export const cancelTpdTask = defineTask({
  name: 'tpdCancellation',
  label: 'Cancellation of a TPD case',
  on: tpd.name,
  verb: 'cancel',
  rows: ['case', 'cases'],
  input: { caseId: text('Case', { required: true, max: 36 }), ...cancelInput },
});

export const tpdActions = [readTpdEligibility, saveTpdEligibility, makeBundle, cancelTpd];
