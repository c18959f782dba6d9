import { accept, formatMoney, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { billingStatuses } from '#cases/domain';
import type { BillingStatus } from '#cases/domain';
import { billingSide, statusesOfSide } from './case-billing-status.ts';
import type { SideFigures } from './case-billing-status.ts';

type Wish = { readonly billingStatus: string; readonly note: string | null };

/**
 * C-119. What was invoiced here is in the ledger, and a status set by hand says the same of the customer.
 * Of what was invoiced elsewhere the ledger knows nothing: then the note says where.
 */
export function decideBillingByHand({ billingStatus, note }: Wish, figures: SideFigures): Decision {
  const side = billingSide(figures);
  const wanted = billingStatus as BillingStatus;
  if (statusesOfSide(side).includes(wanted)) return accept();
  const status = billingStatuses[wanted];
  if (side === 'none')
    return accept(
      !note?.trim() && refuse('nothingInvoicedHere', { field: 'note', values: { status } }),
    );
  return refuse('ledgerSaysOtherwise', {
    field: 'billingStatus',
    values: { status, billed: formatMoney(figures.billed), open: formatMoney(figures.open) },
  });
}
