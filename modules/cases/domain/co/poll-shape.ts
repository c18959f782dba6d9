import { nullable, oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { participantRoles, pollAnswers } from './co-choices.ts';

export const participantShape = {
  id: 'id',
  role: oneOf(participantRoles),
  specialistId: 'id?',
  name: 'text',
  email: 'text?',
  phone: 'text?',
  isRequired: 'flag',
  answeredAt: 'instant?',
} as const;

export type ShownParticipant = ValueOfShape<typeof participantShape>;

const slotShape = { id: 'id', startsAt: 'instant', endsAt: 'instant' } as const;
const answerShape = { slotId: 'id', participantId: 'id', answer: oneOf(pollAnswers) } as const;

/** The grid: who can when. Whoever is asked sees who else is, and answers for themselves. */
export const pollShape = {
  zone: 'text',
  answerBy: 'date?',
  participants: [participantShape],
  slots: [slotShape],
  answers: [answerShape],
  best: nullable({ slotId: 'id', why: 'text' }),
  /** Specialists whose calendar is taken then, by the time: `Dr Menon is booked then.` */
  clashes: [{ slotId: 'id', text: 'text' }],
  /** Participants that the reader answers for. */
  ownIds: ['id'],
} as const;

export type Poll = ValueOfShape<typeof pollShape>;

/** What a link shows; nothing is said of the claimant but the initials. */
export const linkedPollShape = {
  state: oneOf(['open', 'confirmed', 'over']),
  practice: 'text',
  caseNo: 'text',
  kind: 'text',
  topic: 'text?',
  claimant: 'text',
  name: 'text',
  zone: 'text',
  answerBy: 'date?',
  slots: [slotShape],
  answers: [{ slotId: 'id', answer: oneOf(pollAnswers) }],
  confirmed: nullable({ startsAt: 'instant', endsAt: 'instant', joining: ['text'] }),
} as const;

export type LinkedPoll = ValueOfShape<typeof linkedPollShape>;
