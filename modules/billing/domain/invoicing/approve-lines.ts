import { approvedQuotationRule, customerAgreedQuestion } from '#cases/domain';
import { exact, refuse } from '#kernel/domain';
import type { Money, Question, Refused } from '#kernel/domain';
import type { ProposedLine } from '../invoices/decide-invoice.ts';
import type { LineToApprove, PriceItem } from './propose-lines.ts';

/** A line as a person approves it: of a charge, or an extra one of a service item. */
export type ApprovedLine = {
  readonly chargeId?: string | null;
  readonly serviceItemId?: string | null;
  readonly description?: string | null;
  readonly quantity?: string | null;
  readonly unitPrice?: Money | null;
  readonly hasGst?: boolean | null;
  readonly adjustedBecause?: string | null;
};

type Start = Omit<ProposedLine, 'unitPrice'> & { readonly unitPrice: Money | null };

/** What the line would be if nobody touched it. */
function startOf(
  line: ApprovedLine,
  caseId: string,
  proposed: readonly LineToApprove[],
  items: readonly PriceItem[],
): Start | Refused {
  if (line.chargeId)
    return (
      proposed.find(({ chargeId }) => chargeId === line.chargeId) ?? refuse('chargeInvoicedAlready')
    );
  const item = items.find(({ id }) => id === line.serviceItemId);
  if (!item) return refuse('extraLineWithoutItem');
  return {
    caseId,
    chargeId: null,
    serviceItemId: item.id,
    accountCodeId: item.accountCodeId,
    description: item.name,
    quantity: '1',
    unitPrice: item.unitPrice,
    hasGst: item.hasGst,
    rule: `Price list: ${item.code}`,
    adjustedBecause: null,
  };
}

type Priced = Pick<ProposedLine, 'quantity' | 'hasGst'> & { readonly unitPrice: Money };

/** The quantity of a charge is part of its price; an extra line has any quantity. */
export const needsReason = (
  start: Pick<Start, 'chargeId' | 'quantity' | 'hasGst' | 'unitPrice'>,
  line: Priced,
): boolean =>
  start.unitPrice !== null &&
  (!exact(line.unitPrice).equals(start.unitPrice) ||
    line.hasGst !== start.hasGst ||
    (start.chargeId !== null && !exact(line.quantity).equals(start.quantity)));

export function approveLine(
  given: ApprovedLine,
  caseId: string,
  proposed: readonly LineToApprove[],
  items: readonly PriceItem[],
): ProposedLine | Refused {
  const start = startOf(given, caseId, proposed, items);
  if ('kind' in start) return start;
  const unitPrice = given.unitPrice ?? start.unitPrice;
  if (unitPrice === null)
    return refuse('chargeWithoutPrice', { values: { description: start.description } });
  const because = given.adjustedBecause?.trim() || null;
  const line: ProposedLine = {
    ...start,
    description: given.description?.trim() || start.description,
    quantity: given.quantity ?? start.quantity,
    unitPrice,
    hasGst: given.hasGst ?? start.hasGst,
    rule: start.unitPrice === null ? 'Typed by hand: no price was known' : start.rule,
    adjustedBecause: because,
  };
  if (needsReason(start, line) && !because)
    return refuse('adjustmentWithoutReason', { values: { description: line.description } });
  return line;
}

/** A price that the customer approved in a quotation is changed with the customer's word only. */
export function questionOfQuotation(
  lines: readonly ProposedLine[],
  proposed: readonly LineToApprove[],
): Question | null {
  const isChanged = lines.some((line) => {
    const start = proposed.find(({ chargeId }) => chargeId === line.chargeId);
    return start?.rule?.startsWith(approvedQuotationRule) === true && needsReason(start, line);
  });
  return isChanged ? { key: 'customerAgreed', text: customerAgreedQuestion } : null;
}

/** No lines: everything as proposed. A charge twice would be paid twice. */
export function approveLines(
  given: readonly ApprovedLine[],
  caseId: string,
  proposed: readonly LineToApprove[],
  items: readonly PriceItem[],
): readonly ProposedLine[] | Refused {
  const chosen = given.length ? given : proposed.map(({ chargeId }) => ({ chargeId }));
  const charges = chosen.flatMap(({ chargeId }) => chargeId ?? []);
  if (new Set(charges).size < charges.length) return refuse('chargeTwice');
  const lines = chosen.map((line) => approveLine(line, caseId, proposed, items));
  const refused = lines.find((line) => 'kind' in line);
  return refused && 'kind' in refused ? refused : (lines as readonly ProposedLine[]);
}
