import type { Tones } from '#kernel/domain';

/** What is claimed; the code of each in the bulk payment request stands in `claimTypeCodes`. */
export const ndisClaimKinds = {
  service: 'Direct service',
  cancellation: 'Cancellation',
  travel: 'Provider travel',
  nonFace: 'Non-face-to-face',
  report: 'NDIA required report',
  telehealth: 'Telehealth',
} as const;

export type NdisClaimKind = keyof typeof ndisClaimKinds;

export const claimTypeCodes: Readonly<Record<NdisClaimKind, string>> = {
  service: '',
  cancellation: 'CANC',
  travel: 'TRAN',
  nonFace: 'NF2F',
  report: 'REPW',
  telehealth: 'THLT',
};

/** `charged`: the plan manager or the participant gets an invoice, not the NDIA a request. */
export const ndisClaimStatuses = {
  toClaim: 'To be claimed',
  requested: 'In a payment request',
  charged: 'To be invoiced',
  paid: 'Paid',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const;

export type NdisClaimStatus = keyof typeof ndisClaimStatuses;

export const ndisClaimTones: Tones<typeof ndisClaimStatuses> = {
  toClaim: 'warning',
  requested: 'info',
  charged: 'info',
  paid: 'success',
  rejected: 'danger',
};
