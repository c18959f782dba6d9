import { exact, formatMoney } from '#kernel/domain';
import type { Currency } from '#kernel/domain';
import type { previewOfEntry } from '../../domain/index.ts';

export type EntryPreview = ReturnType<typeof previewOfEntry> & {
  readonly openInvoiceNo?: string | null;
};

/** What saving will do, part by part. */
export function entryWords(shown: EntryPreview, currency: Currency): readonly string[] {
  const money = (amount: string): string => formatMoney(amount, currency);
  const parts = [
    ['fees', shown.fee],
    ['interest', shown.interest],
    ['principal', shown.principal],
  ] as const;
  const paid = parts
    .filter(([, amount]) => !exact(amount).isZero())
    .map(([words, amount]) => `${money(amount)} to ${words}`);
  return [
    ...(paid.length ? [`${paid.join(', ')}.`] : []),
    ...(exact(shown.unapplied).isZero()
      ? []
      : [`${money(shown.unapplied)} stays as credit of the borrower.`]),
    `On that day ${money(shown.after)} is owed instead of ${money(shown.before)}.`,
    ...(shown.reversed
      ? [`The day has passed: ${shown.reversed} posted rows are reversed and counted anew.`]
      : []),
    ...(shown.openInvoiceNo
      ? [
          `Funding invoice ${shown.openInvoiceNo} asks for a part of this loan and stays open: a payment of it is recorded there.`,
        ]
      : []),
  ];
}
