import { accountsIn } from '#identity/demo';
import { addDays, addMoney, exact, toCents } from '#kernel/domain';
import type { Instant, Money, PlainDate } from '#kernel/domain';
import { idOf } from '#kernel/server';
import type { TenantName } from '#platform/demo';
import { cancelled, created, paid, partPaid, sent } from '../../domain/index.ts';
import type { InvoiceStatus } from '../../domain/index.ts';
import type { MoneyIn } from './money-in.ts';
import type { CaseRow, Outcome, PlannedInvoice } from './planned-invoice.ts';

const statuses: Readonly<Record<Outcome, InvoiceStatus>> = {
  created,
  sent,
  partPaid,
  paid,
  cancelled,
};

export type Settled = ReadonlyMap<string, { readonly amount: Money; readonly on: PlainDate }>;

/** What was applied to each invoice, and when the last of it came. */
export function settledBy({ allocations }: MoneyIn): Settled {
  const known = new Map<string, { amount: Money; on: PlainDate }>();
  for (const { invoice, amount, on } of allocations) {
    const before = known.get(invoice.id);
    known.set(invoice.id, {
      amount: addMoney(before?.amount ?? '0', amount),
      on: before && before.on > on ? before.on : on,
    });
  }
  return known;
}

type At = (on: PlainDate) => Instant;

const textOf = (row: CaseRow | null, column: string): string | null =>
  row?.[column] === null || row?.[column] === undefined ? null : String(row[column]);

export function invoiceRecord(plan: PlannedInvoice, no: string, settled: Settled, at: At) {
  const { ofCase, outcome, invoiceDate } = plan;
  const received = settled.get(plan.id);
  const isCancelled = outcome === 'cancelled';
  const left = toCents(exact(plan.total).minus(received?.amount ?? 0));
  return {
    id: plan.id,
    invoiceNo: no,
    status: statuses[outcome],
    standing: statuses[outcome],
    kind: ofCase ? ('case' as const) : ('other' as const),
    companyId: plan.companyId,
    caseManagerId: textOf(ofCase, 'booking_cm_id'),
    caseId: textOf(ofCase, 'id'),
    caseType: ofCase ? 'IME' : null,
    specialistId: textOf(ofCase, 'specialist_id'),
    claimantName: textOf(ofCase, 'claimant_name'),
    claimNo: textOf(ofCase, 'claim_no'),
    invoiceDate,
    dueDate: plan.dueDate,
    subtotal: plan.subtotal,
    gst: plan.gst,
    total: plan.total,
    settled: received?.amount ?? '0.00',
    openAmount: isCancelled ? '0.00' : left,
    sentAt: outcome === 'created' || isCancelled ? null : at(invoiceDate),
    paidOn: outcome === 'paid' ? (received?.on ?? null) : null,
    cancelComment: isCancelled ? 'Made with the wrong claim number; made again.' : null,
    cancelledAt: isCancelled ? at(addDays(invoiceDate, 1)) : null,
    creationTime: at(invoiceDate),
  };
}

export const lineRecord = ({ id, line, invoiceDate }: PlannedInvoice, at: At) => ({
  id: idOf('invoiceLine', id),
  invoiceId: id,
  lineIndex: 1,
  caseId: line.caseId,
  chargeId: line.chargeId,
  serviceItemId: line.serviceItemId,
  accountCodeId: line.accountCodeId,
  description: line.description,
  quantity: '1',
  unitPrice: line.unitPrice,
  hasGst: true,
  amount: line.amount,
  gst: line.gst,
  rule: `Price list, ${line.itemCode}`,
  creationTime: at(invoiceDate),
});

const moves: Readonly<Partial<Record<Outcome, readonly (readonly [string, InvoiceStatus])[]>>> = {
  sent: [['send', sent]],
  partPaid: [
    ['send', sent],
    ['partPay', partPaid],
  ],
  paid: [
    ['send', sent],
    ['fullPay', paid],
  ],
  cancelled: [['cancel', cancelled]],
};

/** What the status log would say. */
export function logOf(tenant: TenantName, own: string, settled: Settled, at: At) {
  const account = accountsIn(tenant).find(({ who }) => who === 'accounting');
  const by = account && `${account.person.firstName} ${account.person.lastName}`;
  return ({ id, outcome, invoiceDate }: PlannedInvoice) =>
    (moves[outcome] ?? []).map(([move, to], index, all) => ({
      tenant_id: own,
      id: idOf('statusLog', id, move),
      resource: 'invoice',
      record_id: id,
      move,
      axis: 'status',
      from_state: all[index - 1]?.[1] ?? created,
      to_state: to,
      user_id: account?.id ?? null,
      user_name: by ?? 'System',
      occurred_at: at(index ? (settled.get(id)?.on ?? invoiceDate) : invoiceDate),
    }));
}
