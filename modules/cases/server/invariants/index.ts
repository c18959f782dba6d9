import type { Invariant } from '#kernel/server';
import { appointmentInvariants } from './appointment-invariants.ts';
import { chargeInvariants } from './charge-invariants.ts';
import { disposalInvariants } from './disposal-invariants.ts';
import { dayInvariants } from './day-invariants.ts';
import { nextActionInvariants } from './next-action-invariants.ts';
import { paperInvariants } from './paper-invariants.ts';
import { serviceInvariants } from './service-invariants.ts';

export const caseInvariants: readonly Invariant[] = [
  ...appointmentInvariants,
  ...nextActionInvariants,
  ...chargeInvariants,
  ...dayInvariants,
  ...disposalInvariants,
  ...paperInvariants,
  ...serviceInvariants,
];
