import { refuse } from '#kernel/domain';
import type { Money, Refused } from '#kernel/domain';
import type { ProposedLine } from '../invoices/decide-invoice.ts';
import type { InvoiceTerms } from './invoice-terms.ts';

export type ChargeToInvoice = {
  readonly id: string;
  readonly caseId: string;
  readonly description: string;
  readonly amount: Money | null;
  readonly hasGst: boolean;
  readonly serviceItemId: string | null;
  readonly priceRule: string | null;
};

export type CaseToInvoice = {
  readonly caseId: string;
  readonly caseNo: string;
  readonly caseType: string;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly caseManagerId: string | null;
  readonly specialistId: string | null;
  readonly claimantName: string | null;
  readonly claimNo: string | null;
  readonly purchaseOrderNo: string | null;
  readonly customerReference: string | null;
};

export type PriceItem = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly unitPrice: Money;
  readonly hasGst: boolean;
  readonly accountCodeId: string | null;
};

/** A line of which the price may still be unknown. */
export type LineToApprove = Omit<ProposedLine, 'unitPrice' | 'chargeId'> & {
  readonly chargeId: string;
  readonly unitPrice: Money | null;
};

export const noPriceRule = 'No price known: type one';

/** Charges from before they named their item are told by the name that the price list gave them. */
const itemOf = (charge: ChargeToInvoice, items: readonly PriceItem[]): PriceItem | undefined =>
  items.find(({ id }) => id === charge.serviceItemId) ??
  items.find(({ name }) => charge.serviceItemId === null && name === charge.description);

function ruleOf({ amount, priceRule }: ChargeToInvoice, item: PriceItem | undefined): string {
  if (amount === null) return noPriceRule;
  return priceRule ?? (item ? `Price list: ${item.code}` : 'Price of the case');
}

export function proposeLine(charge: ChargeToInvoice, items: readonly PriceItem[]): LineToApprove {
  const item = itemOf(charge, items);
  return {
    caseId: charge.caseId,
    chargeId: charge.id,
    serviceItemId: item?.id ?? charge.serviceItemId,
    accountCodeId: item?.accountCodeId ?? null,
    description: charge.description,
    quantity: '1',
    unitPrice: charge.amount,
    hasGst: charge.hasGst,
    rule: ruleOf(charge, item),
    adjustedBecause: null,
  };
}

type Numbers = Pick<CaseToInvoice, 'companyId' | 'companyName' | 'claimNo' | 'purchaseOrderNo'>;

/** All that stands in the way of the invoice, each as the refusal that making it would meet. */
export function refusalsOfInvoice(
  given: Numbers,
  lines: readonly Pick<LineToApprove, 'unitPrice' | 'description'>[],
  terms: Pick<InvoiceTerms, 'requiresPurchaseOrder' | 'requiresClaimNo'>,
): readonly Refused[] {
  const company = given.companyName ?? 'The company';
  const unpriced = lines.filter(({ unitPrice }) => unitPrice === null);
  return [
    ...(given.companyId ? [] : [refuse('caseWithoutCompany')]),
    ...(lines.length ? [] : [refuse('nothingToInvoice')]),
    ...unpriced.map(({ description }) => refuse('chargeWithoutPrice', { values: { description } })),
    ...(terms.requiresPurchaseOrder && !given.purchaseOrderNo?.trim()
      ? [refuse('purchaseOrderMissing', { field: 'purchaseOrderNo', values: { company } })]
      : []),
    ...(terms.requiresClaimNo && !given.claimNo?.trim()
      ? [refuse('claimNoMissing', { field: 'claimNo', values: { company } })]
      : []),
  ];
}

export const isPriced = (line: LineToApprove): line is LineToApprove & ProposedLine =>
  line.unitPrice !== null;
