import { accept, addDays, change, create, refuse, replaceRows } from '#kernel/domain';
import type { Decision, PlainDate, Write } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import { itemAmounts, quotationTotals } from './quotation-money.ts';
import type { ItemCost } from './quotation-money.ts';
import { otQuotationItem } from './ot-quotation-item.resource.ts';
import { otQuotation } from './ot-quotation.resource.ts';
import type { QuotationStatus } from './quotation-choices.ts';

export type QuotationFacts = {
  readonly id: string;
  readonly otId: string;
  readonly status: QuotationStatus;
  readonly validUntil: PlainDate | null;
  readonly sendingKey: string | null;
};

export type NewItem = ItemCost & { readonly id?: string | null; readonly description: string };

export type QuotationTemplate = {
  readonly id: string;
  readonly validDays: number;
  readonly note: string | null;
  readonly items: readonly NewItem[];
};

export const usualValidDays = 30;

const itemWrites = (quotationId: string, items: readonly NewItem[]): readonly Write[] => [
  replaceRows(
    otQuotationItem,
    quotationId,
    items.map((item) => ({ ...item, ...itemAmounts(item) })),
  ),
];

type Terms = { readonly validUntil?: PlainDate | null; readonly note?: string | null };

/** The draft of a case that has none yet. */
export const newQuotation = (
  id: string,
  otCase: CaseRecord,
  today: PlainDate,
  { validUntil, note = null }: Terms = {},
): Write =>
  create(otQuotation, {
    id,
    otId: otCase.id,
    companyId: (otCase.companyId as string | null) ?? null,
    validUntil: validUntil ?? addDays(today, usualValidDays),
    note,
    ...quotationTotals([]),
  });

export const refuseUnlessDraft = ({ status }: Pick<QuotationFacts, 'status'>) =>
  status === 'draft' ? null : refuse('quotationNotDraft');

/** What is left out stays as it is. */
export function decideTerms(quotation: QuotationFacts, { validUntil, note }: Terms): Decision {
  return accept(
    refuseUnlessDraft(quotation),
    change(otQuotation, quotation.id, {
      ...(validUntil !== undefined && { validUntil }),
      ...(note !== undefined && { note }),
    }),
  );
}

export function decideItems(quotation: QuotationFacts, items: readonly NewItem[]): Decision {
  return accept(
    refuseUnlessDraft(quotation),
    itemWrites(quotation.id, items),
    change(otQuotation, quotation.id, quotationTotals(items)),
  );
}

/** The items of the template take the place of those that are there. */
export const templateWrites = (
  quotationId: string,
  { id, validDays, note, items }: QuotationTemplate,
  today: PlainDate,
): readonly Write[] => [
  ...itemWrites(
    quotationId,
    items.map((item) => ({ ...item, id: null })),
  ),
  change(otQuotation, quotationId, {
    templateId: id,
    validUntil: addDays(today, validDays),
    note,
    ...quotationTotals(items),
  }),
];

export const decideTemplate = (
  quotation: QuotationFacts,
  template: QuotationTemplate,
  today: PlainDate,
): Decision => accept(refuseUnlessDraft(quotation), templateWrites(quotation.id, template, today));
