import { deliveryMethods } from '#correspondence/domain';

/** E-074 for paper; without paper, a link that opens once. */
export const briefDeliveries = { link: 'Secure link by email', ...deliveryMethods } as const;

export type BriefDelivery = keyof typeof briefDeliveries;
