/** What the guards look at: the record as it is, with what the move is asked. */
export type ClaimFacts = {
  readonly step: string;
  readonly stateId: string | null;
  readonly accidentDate: string | null;
  readonly disbursedOn: string | null;
  readonly demandAmount: string | null;
};

export const mvaGuards = {
  knowsAccident: ({ stateId, accidentDate }: ClaimFacts) =>
    stateId && accidentDate ? null : 'accidentMissing',
  hasDemand: ({ demandAmount }: ClaimFacts) => (demandAmount ? null : 'demandMissing'),
  /** A claim that was terminated pays nothing out. */
  isPaidOut: ({ step, disbursedOn }: ClaimFacts) =>
    step === 'terminated' || disbursedOn ? null : 'statementMissing',
} as const;
