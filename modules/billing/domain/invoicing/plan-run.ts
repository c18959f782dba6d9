import { addDays, addMoney, exact } from '#kernel/domain';
import type { Money, PlainDate, Refused } from '#kernel/domain';
import type { NewInvoice, ProposedLine } from '../invoices/decide-invoice.ts';
import { lineAmounts, totalsOf } from '#cases/domain';
import { termsOn } from './invoice-terms.ts';
import type { InvoiceTerms, TermsRow } from './invoice-terms.ts';
import { refusalsOfInvoice, isPriced, proposeLine } from './propose-lines.ts';
import type { CaseToInvoice, ChargeToInvoice, PriceItem } from './propose-lines.ts';

export const runKinds = {
  case: 'One invoice for each case',
  company: 'One for each company',
} as const;

export type RunKind = keyof typeof runKinds;

export type RunCharge = CaseToInvoice & ChargeToInvoice;

export type RunFacts = {
  readonly terms: readonly TermsRow[];
  readonly items: readonly PriceItem[];
  readonly on: PlainDate;
  readonly per: RunKind;
};

/** An invoice that only lacks its number and ids. */
export type PlannedInvoice = {
  readonly companyId: string;
  readonly companyName: string;
  readonly cases: readonly CaseToInvoice[];
  readonly gstPercent: string;
  readonly total: Money;
  readonly invoice: Omit<NewInvoice, 'id' | 'journalId' | 'invoiceNo'>;
};

export type BlockedCase = CaseToInvoice & { readonly because: readonly Refused[] };

export type RunPlan = {
  readonly invoices: readonly PlannedInvoice[];
  readonly blocked: readonly BlockedCase[];
};

type Ready = {
  readonly of: CaseToInvoice & { readonly companyId: string };
  readonly lines: readonly ProposedLine[];
  readonly terms: InvoiceTerms;
};

/** What a run would make of these charges, and which cases cannot be invoiced and why. */
export function planRun(charges: readonly RunCharge[], facts: RunFacts): RunPlan {
  const ready: Ready[] = [];
  const blocked: BlockedCase[] = [];
  for (const some of Map.groupBy(charges, ({ caseId }) => caseId).values()) {
    const [of] = some;
    if (!of) continue;
    const terms = termsOn(facts.terms, { ...of, serviceType: of.caseType, on: facts.on });
    const lines = some.map((charge) => proposeLine(charge, facts.items));
    const because = refusalsOfInvoice(of, lines, terms);
    const { companyId } = of;
    if (because.length || companyId === null) blocked.push({ ...of, because });
    else if (hasAmount(lines.filter(isPriced)))
      ready.push({ of: { ...of, companyId }, lines: lines.filter(isPriced), terms });
  }
  const units =
    facts.per === 'case'
      ? ready.map((one) => [one])
      : [...Map.groupBy(ready, ({ of }) => of.companyId).values()];
  return { invoices: units.map((unit) => plannedInvoice(unit, facts)), blocked };
}

const hasAmount = (lines: readonly ProposedLine[]): boolean =>
  exact(addMoney('0', ...lines.map(({ unitPrice }) => unitPrice))).greaterThan(0);

function plannedInvoice(unit: readonly Ready[], facts: RunFacts): PlannedInvoice {
  const [first] = unit;
  if (!first) throw new Error('An invoice of no case');
  const { companyId, companyName } = first.of;
  const isOne = unit.length === 1;
  const terms = isOne
    ? first.terms
    : termsOn(facts.terms, { companyId, serviceType: null, on: facts.on });
  const lines = isOne ? first.lines : unit.flatMap(linesOfMany);
  const head = isOne ? headOfCase(first.of) : headOfMany(companyId);
  return {
    companyId,
    companyName: companyName ?? '',
    cases: unit.map(({ of }) => of),
    gstPercent: terms.taxRate,
    total: totalsOf(lines.map((line) => lineAmounts(line, terms.taxRate))).total,
    invoice: { ...head, ...datesOf(terms, facts.on), note: terms.invoiceNote, lines },
  };
}

export const datesOf = ({ termsDays }: InvoiceTerms, on: PlainDate) => ({
  invoiceDate: on,
  dueDate: addDays(on, termsDays),
});

export const headOfCase = (of: CaseToInvoice & { readonly companyId: string }) => ({
  kind: 'case' as const,
  companyId: of.companyId,
  caseManagerId: of.caseManagerId,
  caseId: of.caseId,
  caseType: of.caseType,
  specialistId: of.specialistId,
  claimantName: of.claimantName,
  claimNo: of.claimNo,
  purchaseOrderNo: of.purchaseOrderNo,
  customerReference: of.customerReference,
});

const headOfMany = (companyId: string) => ({
  kind: 'consolidated' as const,
  companyId,
  caseManagerId: null,
  caseId: null,
  caseType: null,
  specialistId: null,
  claimantName: null,
  claimNo: null,
  purchaseOrderNo: null,
  customerReference: null,
});

const longest = 300;

/** On an invoice of several cases each line says whose it is, with the numbers the payer needs. */
const linesOfMany = ({ of, lines }: Ready): readonly ProposedLine[] =>
  lines.map((line) => ({
    ...line,
    description: [
      `${of.caseNo} ${of.claimantName ?? ''}`.trim(),
      line.description,
      of.claimNo && `claim ${of.claimNo}`,
      of.purchaseOrderNo && `PO ${of.purchaseOrderNo}`,
    ]
      .filter(Boolean)
      .join(', ')
      .slice(0, longest),
  }));
