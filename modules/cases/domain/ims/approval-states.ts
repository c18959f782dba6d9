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
