/** E-081. */
export const approvalStates = {
  pending: 'Pending',
  sent: 'Sent',
  underReview: 'Under Review',
  approved: 'Approved',
  rejected: 'Rejected',
  certified: 'Certified',
} as const;

export type ApprovalState = keyof typeof approvalStates;

/** Our reading: the spec gives the states and not the way between them. */
export const nextApprovalStates: Readonly<Record<ApprovalState, readonly ApprovalState[]>> = {
  pending: ['sent'],
  sent: ['underReview', 'approved', 'rejected'],
  underReview: ['approved', 'rejected'],
  approved: ['certified'],
  rejected: ['sent'],
  certified: [],
};
