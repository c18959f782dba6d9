import type { Tx } from '#kernel/server';
import { claimantEligibility } from '../../domain/index.ts';
import type { Eligibility, GenericReview } from '../../domain/index.ts';

export type ReviewRow = {
  /** Null: nobody has looked at it yet. */
  readonly id: string | null;
  readonly criterionId: string;
  readonly name: string;
  readonly description: string | null;
  readonly result: GenericReview;
  readonly note: string | null;
};

const text = `select r.id, c.id as "criterionId", c.name, c.description,
    coalesce(r.result, 'pending') as result, r.note
  from mass_tort_criteria c
  left join mass_tort_reviews r on r.criterion_id = c.id and r.claimant_id = $2::uuid and not r.is_deleted
  where c.campaign_id = $1::uuid and not c.is_deleted order by c.item_index, c.name`;

/** Every criterion of the campaign, with what was found for the claimant. */
export const claimantReviews = (
  tx: Tx,
  claimant: { readonly id: string; readonly campaignId: string },
): Promise<ReviewRow[]> => tx.query<ReviewRow>(text, [claimant.campaignId, claimant.id]);

export async function eligibilityNow(
  tx: Tx,
  claimant: { readonly id: string; readonly campaignId: string },
): Promise<Eligibility> {
  const reviews = await claimantReviews(tx, claimant);
  return claimantEligibility(
    reviews.map(({ criterionId }) => criterionId),
    reviews,
  );
}
