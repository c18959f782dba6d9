import { choice, defineResource, lookup, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { campaignCriterion } from './campaign-criterion.resource.ts';
import { genericReviews, reviewTones } from '../engine/case-choices.ts';
import { mt } from './mt.resource.ts';

export const reviewFields = {
  criterionId: lookup('Criterion', campaignCriterion.name, { required: true }),
  result: choice('Result', genericReviews, { required: true, tones: reviewTones }),
  note: text('Note', { max: 1000 }),
} as const;

/** Whether one claimant meets one criterion. Written by the review of the case. */
export const criterionReview = defineResource({
  name: 'criterionReview',
  segment: 'mass-tort-reviews',
  label: ['Review', 'Reviews'],
  title: '{result}',
  features: ['MassTorts'],
  parent: { field: 'claimantId', as: 'reviews' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimantId: lookup('Claimant', mt.name, { required: true, readOnly: true }),
    ...reviewFields,
  },
  unique: [['claimantId', 'criterionId']],

  verbs: { list: caseTeam },
  scope: { CASE_MANAGER: { 'claimantId.companyId': 'ownCompanyIds' } },
  list: { columns: ['claimantId', 'criterionId', 'result', 'note'], sort: 'creationTime' },
  filters: ['claimantId', 'criterionId', 'result'],
  detail: { Review: ['claimantId', 'criterionId', 'result', 'note'] },
});
