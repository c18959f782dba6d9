import { exact, formatDate, formatMoney } from '#kernel/domain';
import type { Formats, Money } from '#kernel/domain';
import type { ShownPreview } from './preview-actions.ts';

const counted = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;

const size = (amount: Money, { currency }: Formats): string =>
  formatMoney(exact(amount).abs().toFixed(2), currency);

/** "14 invoices would differ, by AUD 1,230.00 more in all." */
function invoicesText({ invoices, difference }: ShownPreview, formats: Formats): string {
  if (!invoices) return 'No invoice would differ.';
  const way = exact(difference);
  if (way.isZero()) return `${counted(invoices, 'invoice')} would differ, by nothing in all.`;
  const words = way.isNegative() ? 'less' : 'more';
  return `${counted(invoices, 'invoice')} would differ, by ${size(difference, formats)} ${words} in all.`;
}

function paymentsText({ payments, payDifference }: ShownPreview, formats: Formats): string | null {
  if (!payments) return null;
  const way = exact(payDifference).isNegative() ? 'less' : 'more';
  return `Specialists would earn ${size(payDifference, formats)} ${way}, in ${counted(payments, 'case')}.`;
}

/** What a change of a rule or price would have done to the cases of the period. */
export const previewText = (preview: ShownPreview, formats: Formats): string =>
  [
    preview.cases > 0 ? `${counted(preview.cases, 'case')} touched.` : null,
    invoicesText(preview, formats),
    paymentsText(preview, formats),
  ]
    .filter((text) => text !== null)
    .join(' ');

export const previewPeriodText = (
  { from, to, looked }: ShownPreview,
  { dateFormat }: Formats,
): string =>
  `${counted(looked, 'chargeable step')} of ${formatDate(from, dateFormat)} to ${formatDate(to, dateFormat)} looked at.`;
