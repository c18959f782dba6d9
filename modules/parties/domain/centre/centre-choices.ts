/** Doc 2 section 3, appointment location types. */
export const centreOwnershipTypes = {
  mlpOwned: 'MLP-owned clinic',
  specialistOwned: 'Specialist-owned clinic',
  obtained: 'Obtained centre',
  homeAssessment: 'Home assessment',
} as const;
