import type { AskedChoice, Money } from '#kernel/domain';
import type { ApprovalKindName } from './approval-request.resource.ts';

/** The choice of a call that a rule holds back, and its one answer. */
export const secondPersonName = 'secondPerson';
export const askThem = 'ask';

/** What the second person is asked, in words that stand alone. */
export type SecondPersonNeeded = {
  readonly kind: ApprovalKindName;
  readonly subject: string;
  /** Each difference on a line of its own: what it is and what it would be. */
  readonly differences: readonly string[];
  readonly recordId: string;
  readonly amount?: Money | null;
};

export const secondPersonChoice = (needed: SecondPersonNeeded): AskedChoice => ({
  name: secondPersonName,
  options: [
    {
      value: askThem,
      label: 'Ask a second person',
      hint: 'Nothing changes before somebody else agrees.',
      confirm: 'Ask a second person',
    },
  ],
  about: needed,
});

const shown = (value: string | null | undefined): string => value || 'nothing';

type Said = Readonly<Record<string, string | null | undefined>>;

/** "BSB: 062-000 becomes 733-123." for what is not the same. */
export const differencesOf = (
  labels: Readonly<Record<string, string>>,
  before: Said | null,
  after: Said,
): readonly string[] =>
  Object.entries(labels).flatMap(([key, label]) =>
    (before?.[key] ?? null) === (after[key] ?? null)
      ? []
      : [`${label}: ${shown(before?.[key])} becomes ${shown(after[key])}.`],
  );

const mostNamed = 3;

/** "Ann Lee, Bo Kern or 4 others": any of them is enough. */
export function anyOf(names: readonly string[]): string {
  const shownNames = names.toSorted((a, b) => a.localeCompare(b)).slice(0, mostNamed);
  const rest = names.length - shownNames.length;
  const all = rest > 0 ? [...shownNames, rest === 1 ? '1 other' : `${rest} others`] : shownNames;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : (all[0] ?? '');
}
