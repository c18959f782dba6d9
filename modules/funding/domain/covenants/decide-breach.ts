import { accept, change, refuse } from '#kernel/domain';
import type { Decision, PlainDate, Refused } from '#kernel/domain';
import { agreementCovenant } from './agreement-covenant.resource.ts';
import { covenantKinds, covenantWords, isWholeBound } from './covenant-kinds.ts';
import type { CovenantTerm, CovenantTest } from './test-covenant.ts';

export type StoredCovenant = CovenantTerm & { readonly breachedOn: PlainDate | null };

export type BreachNews = 'breached' | 'mended' | null;

/** A breach is news once, until it was mended. */
export const breachNews = (
  { breachedOn }: StoredCovenant,
  { isMet }: Pick<CovenantTest, 'isMet'>,
): BreachNews => {
  if (isMet) return breachedOn === null ? null : 'mended';
  return breachedOn === null ? 'breached' : null;
};

export const decideBreach = (
  { id }: StoredCovenant,
  news: Exclude<BreachNews, null>,
  today: PlainDate,
): Decision =>
  accept(change(agreementCovenant, id, { breachedOn: news === 'breached' ? today : null }));

/** `One matter, at most % of the limit: 12.5 %, agreed 10 %`. */
export const breachText = ({ kind, bound }: CovenantTerm, { figure }: CovenantTest): string =>
  `${covenantKinds[kind]}: ${covenantWords[kind](figure)}, agreed ${covenantWords[kind](bound)}`;

const isWhole = (bound: string): boolean => /^\d+(\.0*)?$/.test(bound);

export const checkCovenant = ({
  kind,
  bound,
}: {
  readonly kind: string;
  readonly bound: string;
}): Refused | null => {
  if (isWholeBound(kind)) {
    return isWhole(bound) ? null : refuse('covenantBoundNotWhole', { field: 'bound' });
  }
  return Number(bound) > 100 ? refuse('covenantBoundAboveAll', { field: 'bound' }) : null;
};
