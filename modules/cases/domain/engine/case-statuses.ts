import type { Choices, Tones } from '#kernel/domain';

/** E-100, G-077. They come from invoices and payments; `none` is the time before the first. */
export const billingStatuses = {
  none: 'Not Invoiced',
  clientInvoiced: 'Client Invoiced',
  specialistInvoiced: 'Specialist Invoiced',
  partiallyPaid: 'Partially Paid',
  fullyPaid: 'Fully Paid',
  clientPartiallyPaid: 'Client Partially Paid',
  clientFullyPaid: 'Client Fully Paid',
  specialistPartiallyPaid: 'Specialist Partially Paid',
  specialistFullyPaid: 'Specialist Fully Paid',
} as const;

export type BillingStatus = keyof typeof billingStatuses;

export const billingTones: Tones<typeof billingStatuses> = {
  clientInvoiced: 'info',
  specialistInvoiced: 'info',
  partiallyPaid: 'warning',
  clientPartiallyPaid: 'warning',
  specialistPartiallyPaid: 'warning',
  fullyPaid: 'success',
  clientFullyPaid: 'success',
  specialistFullyPaid: 'success',
};

const { none: _none, ...shownBilling } = billingStatuses;

export const onHoldLabel = 'On Hold';

/** Every label that a case of the type may show, by its key: the steps, then billing, then hold. */
export const statusChoices = <const S extends Choices>(steps: S) =>
  ({ ...steps, ...shownBilling, onHold: onHoldLabel }) as const;

type Axes = { readonly step: string; readonly billingStatus: string; readonly isOnHold: boolean };

/**
 * The one status that people read: hold covers everything, billing covers a step at which the work
 * is done. `statusSql` says the same to the database; `case-status.api.test.ts` holds them together.
 */
export function statusOf({ step, billingStatus, isOnHold }: Axes, closed: readonly string[]) {
  if (isOnHold) return 'onHold';
  return closed.includes(step) && billingStatus !== 'none' ? billingStatus : step;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const listed = (keys: readonly string[]): string => keys.map(quoted).join(', ');

export const closedSql = (closed: readonly string[]): string => `({step} in (${listed(closed)}))`;

export const statusSql = (closed: readonly string[]): string =>
  `case when {isOnHold} then 'onHold' when {step} in (${listed(closed)}) and {billingStatus} <> 'none' then {billingStatus} else {step} end`;

/** Reads the status that was computed just before it. */
export const statusNameSql = (choices: Choices): string =>
  `case {caseStatus} ${Object.entries(choices)
    .map(([key, label]) => `when ${quoted(key)} then ${quoted(label)}`)
    .join(' ')} end`;
