import type { Tones } from '#kernel/domain';
import { onHoldLabel } from '../engine/case-statuses.ts';

/** E-105, B-200: the first two are steps of the work, the others come from invoices and payments. */
export const ndisSteps = {
  caseCreated: 'Case Create',
  reportRequested: 'Report Requested',
} as const;

export type NdisStep = keyof typeof ndisSteps;

export const ndisStepTones: Tones<typeof ndisSteps> = { reportRequested: 'info' };

/** The states of billing by the words that NDIS cases have for them. */
const ndisBilling = {
  clientInvoiced: 'service fee invoiced',
  clientPartiallyPaid: 'service fee partially paid',
  clientFullyPaid: 'service fee fully paid',
  specialistInvoiced: 'provider payment processed',
  specialistPartiallyPaid: 'provider payment partially paid',
  specialistFullyPaid: 'provider payment fully paid',
} as const;

/** E-105 in its order, then the hold, which is an axis of its own. */
export const ndisStatuses = { ...ndisSteps, ...ndisBilling, onHold: onHoldLabel } as const;

type Axes = {
  readonly step: string;
  readonly billingStatus: string;
  readonly isOnHold: boolean;
};

/** What billing says of both sides at once, in the words of NDIS. */
const bothSides: Readonly<Record<string, string>> = {
  partiallyPaid: 'clientPartiallyPaid',
  fullyPaid: 'specialistFullyPaid',
};

/** Participants are served for years: what was billed last is shown while the work goes on. */
export function ndisStatusOf({ step, billingStatus, isOnHold }: Axes): string {
  if (isOnHold) return 'onHold';
  if (billingStatus === 'none') return step;
  return bothSides[billingStatus] ?? billingStatus;
}

/** Says the same to the database; `ndis-case.api.test.ts` holds them together. */
export const ndisStatusSql = `case when {isOnHold} then 'onHold' when {billingStatus} = 'none' then {step} ${Object.entries(
  bothSides,
)
  .map(([from, to]) => `when {billingStatus} = '${from}' then '${to}'`)
  .join(' ')} else {billingStatus} end`;

export const ndisStatusLabel = (record: Axes): string =>
  (ndisStatuses as Readonly<Record<string, string>>)[ndisStatusOf(record)] ?? record.step;

/** Case active or closed (doc 2, section 3). */
export const ndisLifecycles = { active: 'Active', closed: 'Closed' } as const;
