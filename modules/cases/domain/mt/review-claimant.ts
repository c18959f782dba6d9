import { accept, change, defineAction, oneOf, refuse, replaceRows, rows } from '#kernel/domain';
import type { Decision, RowOf } from '#kernel/domain';
import { office } from '#platform/domain';
import { criterionReview, reviewFields } from './criterion-review.resource.ts';
import { eligibilities, eligibilityOf } from './eligibility.ts';
import { genericReviews } from '../engine/case-choices.ts';
import type { Eligibility } from './eligibility.ts';
import type { GenericReview } from '../engine/case-choices.ts';
import { mt } from './mt.resource.ts';

export const reviewShape = {
  eligibility: oneOf(eligibilities),
  /** Every criterion of the campaign, in its order. */
  items: [
    {
      criterionId: 'id',
      name: 'text',
      description: 'text?',
      result: oneOf(genericReviews),
      note: 'text?',
    },
  ],
} as const;

/** `{ items: [...] }`: the whole review; a criterion that is left out is pending again. */
export const reviewClaimant = defineAction({
  name: 'reviewClaimant',
  on: mt,
  label: 'Save review',
  route: 'PUT /app/mass-torts/{id}/eligibility',
  roles: office,
  input: { items: rows('Criteria', reviewFields, { max: 100 }) },
  answer: reviewShape,
});

export const readReview = defineAction({
  name: 'readReview',
  on: mt,
  label: 'Eligibility review',
  route: 'GET /app/mass-torts/{id}/eligibility',
  roles: office,
  input: {},
  answer: reviewShape,
});

type Review = Pick<RowOf<typeof reviewFields>, 'criterionId' | 'result' | 'note'>;

/** What the reviews come to over all criteria of the campaign. */
export const claimantEligibility = (
  criterionIds: readonly string[],
  reviews: readonly { readonly criterionId: string; readonly result: GenericReview }[],
): Eligibility =>
  eligibilityOf(
    criterionIds.map(
      (id) => reviews.find(({ criterionId }) => criterionId === id)?.result ?? 'pending',
    ),
  );

/** A closed step is not reviewed any more: undo it first. */
export function decideReview(
  claimant: { readonly id: string; readonly isClosed: boolean },
  criterionIds: readonly string[],
  /** With the ids of the rows that are there already. */
  items: readonly (Review & { readonly id: string | null })[],
): Decision {
  const isForeign = items.some(({ criterionId }) => !criterionIds.includes(criterionId));
  const isTwice = new Set(items.map(({ criterionId }) => criterionId)).size < items.length;
  const eligibility = claimantEligibility(criterionIds, items);
  return accept(
    claimant.isClosed && refuse('claimantClosed'),
    isForeign && refuse('criterionElsewhere'),
    isTwice && refuse('criterionTwice'),
    replaceRows(criterionReview, claimant.id, items),
    change(mt, claimant.id, { eligibility }),
  );
}
