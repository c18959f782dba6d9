import { choice, defineResource, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';
import {
  eligibilityAnswers,
  eligibilityQuestionKeys,
  eligibilityQuestions,
} from './eligibility-questions.ts';
import type { EligibilityQuestion } from './eligibility-questions.ts';
import { tpd } from './tpd.resource.ts';

const questions = Object.fromEntries(
  eligibilityQuestionKeys.map((key) => [key, eligibilityQuestions[key].text]),
) as Readonly<Record<EligibilityQuestion, string>>;

export const answerFields = {
  question: choice('Question', questions, { required: true }),
  answer: choice('Answer', eligibilityAnswers, { required: true }),
  note: text('Note', { max: 1000 }),
} as const;

/** One answer of the preliminary eligibility. Written as a whole. */
export const tpdAnswer = defineResource({
  name: 'tpdAnswer',
  segment: 'tpd-answers',
  label: ['Answer', 'Answers'],
  title: '{question}',
  features: ['TPD'],
  parent: { field: 'claimId', as: 'answers' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Case', tpd.name, { required: true, readOnly: true }),
    ...answerFields,
  },
  unique: [['claimId', 'question']],
  verbs: { list: office },
  list: { columns: ['question', 'answer', 'note'], sort: 'creationTime' },
  filters: ['claimId'],
  detail: { Answer: ['question', 'answer', 'note'] },
});
