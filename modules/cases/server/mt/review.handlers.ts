import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  claimantEligibility,
  decideReview,
  readReview,
  reviewClaimant,
} from '../../domain/index.ts';
import { claimantReviews } from './claimant-reviews.ts';

async function shown(tx: Tx, claimant: { readonly id: string; readonly campaignId: string }) {
  const items = await claimantReviews(tx, claimant);
  const ids = items.map(({ criterionId }) => criterionId);
  return {
    eligibility: claimantEligibility(ids, items),
    items: items.map(({ id: _id, ...item }) => item),
  };
}

export const reviewHandlers = [
  handle(readReview, ({ tx, record }) => shown(tx, record)),
  handle(reviewClaimant, async ({ tx, record, input, write }) => {
    const known = await claimantReviews(tx, record);
    const items = input.items.map(({ criterionId, result, note = null }) => ({
      id: known.find((row) => row.criterionId === criterionId)?.id ?? null,
      criterionId,
      result,
      note,
    }));
    const { id, isClosed } = record;
    await write(
      decideReview(
        { id, isClosed },
        known.map(({ criterionId }) => criterionId),
        items,
      ),
    );
    return shown(tx, record);
  }),
];
