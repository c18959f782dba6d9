/** What the guards look at: the record as it is, with what the move is asked. */
export type RecordFacts = {
  readonly requestedCount: number | null;
  readonly bundleFileId: string | null;
};

export const recordGuards = {
  hasRequests: ({ requestedCount }: RecordFacts) =>
    requestedCount ? null : 'recordWithoutRequests',
  hasBundle: ({ bundleFileId }: RecordFacts) => (bundleFileId ? null : 'recordsNotMerged'),
} as const;
