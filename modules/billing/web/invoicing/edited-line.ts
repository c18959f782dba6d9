import { lineAmounts, totalsOf } from '#cases/domain';
import { needsReason } from '../../domain/index.ts';
import type { Blueprint } from '../../domain/index.ts';

type Start = {
  readonly chargeId: string | null;
  readonly quantity: string;
  readonly unitPrice: string | null;
  readonly hasGst: boolean;
};

/** A line while somebody looks at it: what was proposed, and what they made of it. */
export type EditedLine = {
  readonly key: string;
  readonly start: Start;
  readonly serviceItemId: string | null;
  readonly description: string;
  readonly rule: string;
  readonly quantity: string | null;
  readonly unitPrice: string | null;
  readonly hasGst: boolean;
  readonly because: string;
};

export const proposedLines = ({ lines }: Blueprint): readonly EditedLine[] =>
  lines.map(({ chargeId, quantity, unitPrice, hasGst, serviceItemId, description, rule }) => ({
    key: chargeId,
    start: { chargeId, quantity, unitPrice, hasGst },
    ...{ serviceItemId, description, rule, quantity, unitPrice, hasGst },
    because: '',
  }));

export type ServiceItem = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly unitPrice: string;
  readonly hasGst: boolean;
};

export const extraLine = (key: string, item: ServiceItem): EditedLine => ({
  key,
  start: { chargeId: null, quantity: '1', unitPrice: item.unitPrice, hasGst: item.hasGst },
  serviceItemId: item.id,
  description: item.name,
  rule: `Price list: ${item.code}`,
  quantity: '1',
  unitPrice: item.unitPrice,
  hasGst: item.hasGst,
  because: '',
});

const priced = (line: EditedLine) =>
  line.unitPrice === null || line.quantity === null
    ? null
    : { unitPrice: line.unitPrice, quantity: line.quantity, hasGst: line.hasGst };

/** A change of the price asks why. */
export function asksWhy(line: EditedLine): boolean {
  const known = priced(line);
  return known !== null && needsReason(line.start, known);
}

export function amountOf(line: EditedLine, gstPercent: string): string | null {
  const known = priced(line);
  return known && lineAmounts(known, gstPercent).amount;
}

export const totalsOfLines = (lines: readonly EditedLine[], gstPercent: string) =>
  totalsOf(
    lines.flatMap((line) => {
      const known = priced(line);
      return known ? [lineAmounts(known, gstPercent)] : [];
    }),
  );

/** Why the invoice cannot be made yet; null: it can. */
export function troubleOf(lines: readonly EditedLine[]): string | null {
  if (!lines.length) return 'Add at least one line.';
  const open = lines.find((line) => !priced(line));
  if (open) return `Type a quantity and a price for "${open.description}".`;
  const unsaid = lines.find((line) => asksWhy(line) && !line.because.trim());
  return unsaid ? `Say why "${unsaid.description}" differs from what was proposed.` : null;
}

export const wireLines = (lines: readonly EditedLine[]) =>
  lines.map(({ start, serviceItemId, quantity, unitPrice, hasGst, because }) => ({
    ...(start.chargeId ? { chargeId: start.chargeId } : { serviceItemId }),
    quantity,
    unitPrice,
    hasGst,
    ...(because.trim() && { adjustedBecause: because.trim() }),
  }));
