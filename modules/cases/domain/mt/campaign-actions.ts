import { defineAction } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { massTortCampaign } from './mass-tort-campaign.resource.ts';

/** How the claimants of a campaign stand, in the order of the steps. */
export const countClaimants = defineAction({
  name: 'countClaimants',
  on: massTortCampaign,
  label: 'Claimants by status',
  route: 'GET /app/mass-tort-campaigns/{id}/claimantCounts',
  roles: caseTeam,
  input: {},
  answer: { total: 'number', counts: [{ status: 'text', label: 'text', count: 'number' }] },
});
