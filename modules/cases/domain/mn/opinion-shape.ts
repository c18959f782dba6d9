import { nullable, oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { linkKinds, opinionAnswers, opinionStatuses } from './mn-choices.ts';

const reasonsShape = {
  answer: nullable(oneOf(opinionAnswers)),
  breach: 'text?',
  causation: 'text?',
  damage: 'text?',
  moreNeeded: 'text?',
} as const;

const opinionShape = {
  id: 'id',
  specialistId: 'id',
  specialistName: 'text',
  specialty: 'text?',
  status: oneOf(opinionStatuses),
  askedOn: 'date?',
  dueOn: 'date?',
  remindedOn: 'date?',
  answeredOn: 'date?',
  declineReason: 'text?',
  ...reasonsShape,
} as const;

export type ShownOpinion = ValueOfShape<typeof opinionShape>;

/** A specialist finds themselves alone in `items`. */
export const opinionsShape = {
  summary: 'text',
  items: [opinionShape],
  /** Of those, what the reader answers themselves. */
  ownIds: ['id'],
  linked: [
    { caseId: 'id', kind: oneOf(linkKinds), caseNo: 'text', segment: 'text', statusName: 'text?' },
  ],
} as const;

export type Opinions = ValueOfShape<typeof opinionsShape>;

/** What a link shows. */
export const linkedOpinionShape = {
  state: oneOf(['availability', 'opinion', 'answered', 'declined', 'over']),
  practice: 'text',
  caseNo: 'text',
  claimant: 'text',
  specialistName: 'text',
  treatedBy: 'text?',
  allegation: 'text?',
  questions: 'text?',
  dueOn: 'date?',
} as const;

export type LinkedOpinion = ValueOfShape<typeof linkedOpinionShape>;
