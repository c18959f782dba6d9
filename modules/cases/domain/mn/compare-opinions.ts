import type { OpinionAnswer, OpinionStatus } from './mn-choices.ts';

type Compared = { readonly status: OpinionStatus; readonly answer: OpinionAnswer | null };

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** "2 support the claim, 1 does not, 1 is outstanding." Nothing is weighed: a person decides. */
export function opinionSummary(items: readonly Compared[]): string {
  const given = (answer: OpinionAnswer) =>
    items.filter((one) => one.status === 'answered' && one.answer === answer).length;
  const waiting = items.filter(({ status }) => status === 'poAsked' || status === 'asked').length;
  const [supports, against, more] = [
    given('supports'),
    given('doesNotSupport'),
    given('needsMore'),
  ];
  const declined = items.filter(({ status }) => status === 'declined').length;
  const parts = [
    supports && counted(supports, 'supports the claim', 'support the claim'),
    against && counted(against, 'does not support it', 'do not support it'),
    more && counted(more, 'needs more material', 'need more material'),
    waiting && counted(waiting, 'is outstanding', 'are outstanding'),
    declined && counted(declined, 'declined', 'declined'),
  ].filter(Boolean);
  return parts.length ? `${parts.join(', ')}.` : '';
}
