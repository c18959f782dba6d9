import { addMoney, exact } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { cancelled, paid } from '../invoices/invoice-choices.ts';
import type { InvoiceStatus } from '../invoices/invoice-choices.ts';
import type { RemoteInvoice } from './xero-types.ts';

export const driftStates = {
  open: 'Open',
  paid: 'Paid',
  cancelled: 'Cancelled',
  missing: 'Missing',
} as const;

export type DriftState = keyof typeof driftStates;

/** An invoice as one of the two sides sees it. */
export type SideOfInvoice = {
  readonly total: Money;
  readonly state: DriftState;
  readonly paid: Money;
};

export const ourSide = (invoice: {
  readonly total: Money;
  readonly status: InvoiceStatus;
  readonly settled: Money;
  readonly writtenOff: Money;
}): SideOfInvoice => ({
  total: invoice.total,
  state: invoice.status === cancelled ? 'cancelled' : invoice.status === paid ? 'paid' : 'open',
  paid: addMoney(invoice.settled, invoice.writtenOff),
});

const remoteStates: Readonly<Record<string, DriftState>> = {
  PAID: 'paid',
  VOIDED: 'cancelled',
  DELETED: 'cancelled',
};

export const theirSide = (invoice: RemoteInvoice | undefined): SideOfInvoice =>
  invoice
    ? {
        total: invoice.total,
        state: remoteStates[invoice.status] ?? 'open',
        paid: addMoney(invoice.paid, invoice.credited),
      }
    : { total: '0.00', state: 'missing', paid: '0.00' };

/** What is cancelled on both sides agrees, whatever its amounts say there. */
export const hasDrift = (ours: SideOfInvoice, theirs: SideOfInvoice): boolean =>
  ours.state !== theirs.state ||
  (ours.state !== 'cancelled' &&
    (!exact(ours.total).equals(theirs.total) || !exact(ours.paid).equals(theirs.paid)));

export type Mending =
  | { readonly kind: 'none' }
  | { readonly kind: 'void' }
  | { readonly kind: 'push' }
  | { readonly kind: 'takeIn' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'refused'; readonly code: string };

const refused = (code: string): Mending => ({ kind: 'refused', code });

/** Posted invoices are never edited here, so their total and end cannot follow the other side. */
export function mendingOf(
  ours: SideOfInvoice,
  theirs: SideOfInvoice,
  side: 'ours' | 'theirs',
): Mending {
  if (!hasDrift(ours, theirs)) return { kind: 'none' };
  if (theirs.state === 'missing')
    return side === 'ours' ? { kind: 'upload' } : refused('driftMissingThere');
  if (ours.state === 'cancelled')
    return side === 'ours' ? { kind: 'void' } : refused('driftCancelledHere');
  if (theirs.state === 'cancelled') return refused('driftCancelledThere');
  if (!exact(ours.total).equals(theirs.total)) return refused('driftOfTotal');
  return side === 'ours' ? { kind: 'push' } : { kind: 'takeIn' };
}
