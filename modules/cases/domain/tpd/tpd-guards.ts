/** What the guards look at: the record as it is, with what the move is asked. */
export type TpdFacts = {
  readonly eligibility: string | null;
  readonly bundledAt: string | null;
};

export const tpdGuards = {
  mayBeEligible: ({ eligibility }: TpdFacts) => {
    if (eligibility === 'notEligible') return 'tpdNotEligible';
    return !eligibility || eligibility === 'notAssessed' ? 'tpdNotAssessed' : null;
  },
  hasBundle: ({ bundledAt }: TpdFacts) => (bundledAt ? null : 'bundleMissing'),
} as const;
