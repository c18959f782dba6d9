import { addDays } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { defaultId, idOf, randomOf } from '#kernel/server';
import type { DemoFacts, SeedRow } from '#kernel/server';
import { companiesIn } from '#parties/demo';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { lineAmounts, statutoryGst, totalsOf } from '#cases/domain';
import type { LineAmounts } from '#cases/domain';
import { serviceItemsAtStart } from '../../domain/index.ts';
import { daysToPay } from '../terms.ts';

export type Outcome = 'created' | 'sent' | 'partPaid' | 'paid' | 'cancelled';

export type PlannedLine = LineAmounts & {
  readonly itemCode: string;
  readonly description: string;
  readonly unitPrice: Money;
  readonly serviceItemId: string;
  readonly accountCodeId: string;
  readonly caseId: string | null;
  readonly chargeId: string | null;
};

/** A row of the table of cases, as the demo has it. */
export type CaseRow = Readonly<Record<string, unknown>>;

export type PlannedInvoice = {
  readonly id: string;
  readonly companyId: string;
  readonly ofCase: CaseRow | null;
  readonly invoiceDate: PlainDate;
  readonly dueDate: PlainDate;
  readonly outcome: Outcome;
  readonly line: PlannedLine;
  readonly subtotal: Money;
  readonly gst: Money;
  readonly total: Money;
};

/** The item that a charge of the demo stands for, by its kind. */
const itemsOfCharges: Readonly<Record<string, string>> = {
  assessment: 'IME-STD',
  lateCancellation: 'IME-CAN',
};

function lineOf(own: string, itemCode: string, given: { charge?: SeedRow } = {}): PlannedLine {
  const item = serviceItemsAtStart.find(([code]) => code === itemCode);
  if (!item) throw new Error(`No service item ${itemCode}`);
  const [, name, , price, account] = item;
  const unitPrice = String(given.charge?.['amount'] ?? price);
  return {
    itemCode,
    description: String(given.charge?.['description'] ?? name),
    unitPrice,
    serviceItemId: defaultId(own, 'serviceItem', itemCode),
    accountCodeId: defaultId(own, 'accountCode', account),
    caseId: given.charge ? String(given.charge['case_id']) : null,
    chargeId: given.charge ? String(given.charge['id']) : null,
    ...lineAmounts({ quantity: '1', unitPrice, hasGst: true }, statutoryGst),
  };
}

const outcomes: Readonly<Record<string, Outcome>> = {
  clientInvoiced: 'sent',
  clientPartiallyPaid: 'partPaid',
  clientFullyPaid: 'paid',
};

/** The billing axis of each case says what became of its invoice. */
function invoicesOfCases(tenant: TenantName, { rowsIn, today }: DemoFacts): PlannedInvoice[] {
  const own = tenantId(tenant);
  const days = daysToPay(tenant);
  const charges = new Map(rowsIn('case_charges', own).map((row) => [row['case_id'], row]));
  return rowsIn('assessments', own).flatMap((ofCase, at): PlannedInvoice[] => {
    const charge = charges.get(ofCase['id']);
    const outcome = outcomes[String(ofCase['billing_status'])];
    if (!charge || !outcome) return [];
    const line = lineOf(own, itemsOfCharges[String(charge['kind'])] ?? 'IME-STD', { charge });
    const invoiceDate = addDays(String(ofCase['report_sent_on'] ?? ofCase['cancelled_on']), 1);
    const companyId = String(charge['company_id']);
    const isNew = outcome === 'sent' && invoiceDate > addDays(today, -4);
    const made = {
      id: idOf('invoice', String(ofCase['id'])),
      companyId,
      ofCase,
      invoiceDate,
      dueDate: addDays(invoiceDate, days(companyId)),
      outcome: isNew ? ('created' as const) : outcome,
      line,
      ...totalsOf([line]),
    };
    // Some were made with a mistake, cancelled, and made again.
    if (at % 90 !== 0) return [made];
    const wrong = { ...made, id: idOf('invoice', 'wrong', String(ofCase['id'])) };
    return [{ ...wrong, outcome: 'cancelled' }, made];
  });
}

const otherItems = ['SUP-STD', 'FR-STD', 'CO-TEL', 'CO-CON', 'SUP-CPX', 'MN-PRE'] as const;

/** Work of the year before the cases of the demo begin: without a case, nearly all of it paid. */
function olderInvoices(tenant: TenantName, until: PlainDate, count: number): PlannedInvoice[] {
  const random = randomOf(tenant, 'older invoices');
  const companies = companiesIn(tenant);
  const own = tenantId(tenant);
  const days = daysToPay(tenant);
  if (!companies.length) return [];
  return Array.from({ length: count }, (_, at): PlannedInvoice => {
    const line = lineOf(own, random.pick(otherItems));
    const { id: companyId } = random.pick(companies);
    const invoiceDate = addDays(until, -random.between(1, 240));
    const dice = random.next();
    return {
      id: idOf('invoice', tenant, 'older', String(at)),
      companyId,
      ofCase: null,
      invoiceDate,
      dueDate: addDays(invoiceDate, days(companyId)),
      outcome: dice < 0.06 ? 'sent' : dice < 0.1 ? 'partPaid' : 'paid',
      line,
      ...totalsOf([line]),
    };
  });
}

/** In the order in which they were made: that of their numbers. */
export function plannedInvoices(tenant: TenantName, facts: DemoFacts): PlannedInvoice[] {
  const ofCases = invoicesOfCases(tenant, facts);
  if (!ofCases.length) return [];
  const first = ofCases.map(({ invoiceDate }) => invoiceDate).toSorted()[0] ?? facts.today;
  const older = olderInvoices(tenant, first, tenant === 'harbour' ? 120 : 20);
  return [...older, ...ofCases].toSorted((a, b) =>
    a.invoiceDate === b.invoiceDate ? 0 : a.invoiceDate < b.invoiceDate ? -1 : 1,
  );
}
