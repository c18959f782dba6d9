import { choice, date, defineResource, longText, lookup, text } from '#kernel/domain';
import type { Tones } from '#kernel/domain';
import { adminStaff, caseTeam, office } from '#platform/domain';

export const campaignStatuses = {
  planned: 'Planned',
  open: 'Open for claimants',
  closed: 'Closed',
} as const;

const campaignTones: Tones<typeof campaignStatuses> = { open: 'success', closed: 'neutral' };

/** One wrong with many claimants; each of them is a case of the type `mt`. */
export const massTortCampaign = defineResource({
  name: 'massTortCampaign',
  segment: 'mass-tort-campaigns',
  label: ['Campaign', 'Campaigns'],
  title: '{name}',
  features: ['MassTorts'],

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    defendant: text('Defendant', { required: true, searchable: true, max: 200 }),
    product: text('Product', { searchable: true, max: 200 }),
    companyId: lookup('Law firm', 'company'),
    status: choice('Status', campaignStatuses, {
      required: true,
      default: 'open',
      tones: campaignTones,
    }),
    opensOn: date('Opens on'),
    closesOn: date('Closes on'),
    description: longText('What it is about', { max: 4000 }),
  },
  checks: {
    closesAfterOpening: {
      field: 'closesOn',
      op: '>=',
      than: 'opensOn',
      refusal: 'campaignClosesBeforeOpening',
    },
  },

  verbs: {
    list: caseTeam,
    read: caseTeam,
    lookup: caseTeam,
    create: office,
    update: office,
    delete: adminStaff,
    export: office,
  },
  deleteOnlyUnused: true,
  scope: { CASE_MANAGER: { companyId: 'ownCompanyIds' } },

  list: {
    columns: ['name', 'defendant', 'product', 'companyId', 'status', 'closesOn'],
    sort: 'name',
  },
  filters: ['status', 'companyId'],
  lookup: { text: '{name}', sort: 'name', filters: ['status'], description: 'defendant' },
  facts: ['status', 'defendant', 'product', 'companyId'],
  detail: {
    Claimants: 'panel',
    Criteria: 'panel',
    Campaign: [
      'name',
      'status',
      'defendant',
      'product',
      'companyId',
      'opensOn',
      'closesOn',
      'description',
    ],
  },
});
