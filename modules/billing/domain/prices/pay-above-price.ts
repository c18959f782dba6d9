import { accept, amountText, exact, refuse, text } from '#kernel/domain';
import type { Decision, Money, Question } from '#kernel/domain';

/** Kept with the price: its history says who gave the reason, and when. */
export const payAboveReason = text('Why specialists may earn more', {
  max: 200,
  hint: 'Needed where a fee table pays more than this price.',
});

export type PriceAndPay = {
  readonly unitPrice: Money;
  readonly payAboveReason: string | null;
  /** Whose fee table pays more, with what it pays: the most first. */
  readonly earners: readonly { readonly name: string; readonly amount: Money }[];
};

const shown = 3;

function named({ earners }: PriceAndPay): string {
  const names = earners.slice(0, shown).map(({ name, amount }) => `${name} ${amountText(amount)}`);
  const rest = earners.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}

/** Nothing is left for the practice: whoever sets such a price says why. */
export function decidePriceBelowPay(before: PriceAndPay | null, after: PriceAndPay): Decision {
  const isNew = before === null || !exact(before.unitPrice).equals(after.unitPrice);
  const isReasonGone = before?.payAboveReason && !after.payAboveReason;
  if (!after.earners.length || after.payAboveReason || !(isNew || isReasonGone)) return accept();
  return refuse('payAbovePrice', {
    values: { price: amountText(after.unitPrice), who: named(after) },
  });
}

export type FeeAbovePrice = {
  readonly item: string;
  readonly price: Money;
  readonly fee: Money;
};

/** Asked of whoever sets such a fee: the dearest first. */
export function askAboutFees(above: readonly FeeAbovePrice[]): Question | null {
  if (!above.length) return null;
  const named = above
    .slice(0, shown)
    .map(
      ({ item, price, fee }) =>
        `${amountText(fee)} for ${item}, whose price is ${amountText(price)}`,
    );
  const rest = above.length - named.length;
  const more = rest > 0 ? `; and ${rest} more` : '';
  return {
    key: 'payAboveFee',
    text: `The specialist earns ${named.join('; ')}${more}. Do you want to continue?`,
  };
}
