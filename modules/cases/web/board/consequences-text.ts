import { formatDate } from '#kernel/domain';

export type Consequences = {
  readonly label: string;
  readonly mails: readonly { label: string; to: string | null; name: string | null }[];
  readonly charge: { description: string; amount: string | null; hasGst: boolean } | null;
  readonly next: { stage: string; step: string; due: string | null; person: string | null } | null;
};

type Formats = { readonly dateFormat: string; readonly money: (amount: string) => string };

/** What a move will do, a line for each kind of thing. */
export function consequenceLines(
  { mails, charge, next }: Consequences,
  { dateFormat, money }: Formats,
): readonly string[] {
  const sent = mails.filter(({ to }) => to);
  const unsent = mails.length - sent.length;
  return [
    ...(sent.length
      ? [`${count(sent.length, 'mail')}: ${sent.map(({ name, to }) => name ?? to).join(', ')}`]
      : []),
    ...(unsent ? [`${count(unsent, 'mail')} cannot be sent: no address`] : []),
    ...(charge
      ? [
          `Fee: ${charge.description}${charge.amount ? `, ${money(charge.amount)}${charge.hasGst ? ' + GST' : ''}` : ''}`,
        ]
      : []),
    ...(next
      ? [
          `Next: ${next.step}${next.due ? ` by ${formatDate(next.due, dateFormat)}` : ''}${next.person ? ` (${next.person})` : ''}`,
        ]
      : []),
  ];
}

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;
