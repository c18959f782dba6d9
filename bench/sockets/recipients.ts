import { managerId, managersPerTenant, tenantId } from '../data/population.ts';

/** The hub gives one user 50 places at most. */
export const socketsOfOne = 50;

/** Everybody of the largest tenant. */
export const recipients = Array.from({ length: managersPerTenant }, (_, index) => ({
  userId: managerId(1, index + 1),
  tenantId: tenantId(1),
  signIn: `crowd-${index + 1}`,
}));

export const socketCount = recipients.length * socketsOfOne;
