/** E-086, in its order. */
export const ndisManagementTypes = {
  self: 'Self-Managed',
  plan: 'Plan-Managed',
  ndia: 'NDIA',
} as const;

export type NdisManagement = keyof typeof ndisManagementTypes;

/** G-019. */
export const nomineeTypes = {
  plan: 'Plan nominee',
  correspondence: 'Correspondence nominee',
  guardian: 'Guardian',
  none: 'None',
} as const;

/** G-020. */
export const evidenceTypes = {
  fullPlan: 'Full plan',
  planSummary: 'Plan summary page',
  portalScreen: 'Participant portal screen',
  letter: 'Letter from plan manager or support coordinator',
} as const;

/**
 * The support catalogue has a price for each state, and two for far places. Regional (MMM 4 and 5)
 * has no prices of its own, and twice the travel.
 */
export const remotenesses = {
  national: 'Not remote',
  regional: 'Regional (MMM 4 and 5)',
  remote: 'Remote',
  veryRemote: 'Very remote',
} as const;

export type Remoteness = keyof typeof remotenesses;
