/** What the guards look at: the record as it is, with what the move writes. */
export type RequestFacts = {
  readonly specialistId: string | null;
  readonly specialistAnswer: string | null;
  readonly answerOfId: string | null;
  readonly asksFirst: boolean;
  readonly questions: string | null;
  readonly documentCount: number | null;
};

/** The answer of the specialist who has the case now; null: not asked, or another one was. */
export const answerOf = ({
  specialistId,
  specialistAnswer,
  answerOfId,
}: Pick<RequestFacts, 'specialistId' | 'specialistAnswer' | 'answerOfId'>): string | null =>
  answerOfId === specialistId ? specialistAnswer : null;

export const requestGuards = {
  hasSpecialist: ({ specialistId }: RequestFacts) =>
    specialistId ? null : 'caseWithoutSpecialist',
  isNotRefused: (facts: RequestFacts) => {
    const answer = answerOf(facts);
    return answer === 'declined' || answer === 'conflict' ? 'specialistCannotTakeIt' : null;
  },
  /** Where the practice wants the answer first. */
  isAnswered: (facts: RequestFacts) =>
    facts.asksFirst && answerOf(facts) !== 'accepted' ? 'conflictNotAnswered' : null,
  hasSomethingToSend: ({ questions, documentCount }: RequestFacts) =>
    questions?.trim() || (documentCount ?? 0) > 0 ? null : 'requestEmpty',
  isWaiting: (facts: RequestFacts) => (answerOf(facts) === 'waiting' ? null : 'specialistNotAsked'),
} as const;
