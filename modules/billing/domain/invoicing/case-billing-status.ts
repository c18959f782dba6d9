import { exact } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import type { BillingStatus } from '#cases/domain';

/** How far one side of a case is: nothing billed, billed, partly or wholly paid. */
export type BillingSide = 'none' | 'invoiced' | 'part' | 'full';

const table: Readonly<Record<BillingSide, Readonly<Record<BillingSide, BillingStatus>>>> = {
  none: {
    none: 'none',
    // A fee that is owed comes with the work itself: the case still waits to be invoiced.
    invoiced: 'none',
    part: 'specialistPartiallyPaid',
    full: 'specialistFullyPaid',
  },
  invoiced: {
    none: 'clientInvoiced',
    invoiced: 'clientInvoiced',
    part: 'specialistPartiallyPaid',
    full: 'specialistFullyPaid',
  },
  part: {
    none: 'clientPartiallyPaid',
    invoiced: 'clientPartiallyPaid',
    part: 'partiallyPaid',
    full: 'partiallyPaid',
  },
  full: {
    none: 'clientFullyPaid',
    invoiced: 'specialistInvoiced',
    part: 'partiallyPaid',
    full: 'fullyPaid',
  },
};

/** E-100: the one billing status of a case, from the customer's side and the specialist's. */
export const caseBillingStatus = (sides: {
  readonly client: BillingSide;
  readonly specialist: BillingSide;
}): BillingStatus => table[sides.client][sides.specialist];

/** What a case may be while the customer's side stands so, whatever the specialist is owed. */
export const statusesOfSide = (client: BillingSide): readonly BillingStatus[] =>
  Object.values(table[client]);

export type SideFigures = { readonly billed: Money; readonly open: Money };

export function billingSide({ billed, open }: SideFigures): BillingSide {
  if (exact(billed).lessThanOrEqualTo(0)) return 'none';
  if (exact(open).lessThanOrEqualTo(0)) return 'full';
  return exact(open).lessThan(billed) ? 'part' : 'invoiced';
}
