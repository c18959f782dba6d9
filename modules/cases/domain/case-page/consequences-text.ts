import { formatDate, formatMoney } from '#kernel/domain';
import type { AnswerOf, Formats } from '#kernel/domain';
import type { consequencesShape } from '../engine/index.ts';

/** What a move will do, as the server answers it. */
export type Consequences = AnswerOf<{ answer: typeof consequencesShape }>;

const counted = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

const feeText = (charge: NonNullable<Consequences['charge']>, { currency }: Formats): string => {
  const { amount, hasGst, description, kind, payeeAmount } = charge;
  if (kind === 'specialistOnly')
    return payeeAmount ? 'no fee' : 'no fee, what the specialist earns to be set by accounting';
  if (!amount) return `${description}: fee to be set by accounting`;
  return `fee ${formatMoney(amount, currency)}${hasGst ? ' + GST' : ''}`;
};

const nextText = (next: NonNullable<Consequences['next']>, { dateFormat }: Formats): string => {
  const due = next.due ? ` by ${formatDate(next.due, dateFormat)}` : '';
  return `next: ${next.step}${due}${next.person ? ` (${next.person})` : ''}`;
};

const loadingText = (
  { amount, description }: NonNullable<Consequences['charge']>,
  { currency }: Formats,
): string => (amount ? `${description} ${formatMoney(amount, currency)}` : description);

/** "2 mails, fee AUD 1,850.00 + GST, next: Paperwork by 24 Nov 2026 (Anna Kerr)" */
export function consequencesText(
  {
    mails,
    charge,
    besides = [],
    next,
  }: Pick<Consequences, 'mails' | 'charge' | 'besides' | 'next'>,
  formats: Formats,
): string {
  const reached = mails.filter(({ to }) => to);
  const parts = [
    reached.length > 0 && counted(reached.length),
    charge && feeText(charge, formats),
    ...besides.map((loading) => `with ${loadingText(loading, formats)}`),
    charge?.payeeAmount && `specialist earns ${formatMoney(charge.payeeAmount, formats.currency)}`,
    next && nextText(next, formats),
  ].filter((part) => typeof part === 'string');
  const text = parts.join(', ');
  return text ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` : 'Nothing is sent or charged.';
}
