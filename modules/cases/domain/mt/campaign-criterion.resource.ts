import { defineResource, longText, lookup, number, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { massTortCampaign } from './mass-tort-campaign.resource.ts';

/** What a claimant must meet to take part. */
export const campaignCriterion = defineResource({
  name: 'campaignCriterion',
  segment: 'mass-tort-criteria',
  label: ['Criterion', 'Criteria'],
  title: '{name}',
  features: ['MassTorts'],
  parent: { field: 'campaignId', as: 'criteria' },

  fields: {
    campaignId: lookup('Campaign', massTortCampaign.name, { required: true }),
    itemIndex: number('Order', { required: true, min: 1, max: 1000 }),
    name: text('Criterion', { required: true, searchable: true, max: 300 }),
    description: longText('How to check it', { max: 2000 }),
  },

  verbs: {
    list: caseTeam,
    read: caseTeam,
    lookup: caseTeam,
    create: office,
    update: office,
    delete: office,
  },
  scope: { CASE_MANAGER: { 'campaignId.companyId': 'ownCompanyIds' } },
  list: { columns: ['itemIndex', 'name', 'description'], sort: 'itemIndex, name' },
  filters: ['campaignId'],
  lookup: { text: '{name}', sort: 'itemIndex', filters: ['campaignId'] },
  detail: { Criterion: ['campaignId', 'itemIndex', 'name', 'description'] },
});
