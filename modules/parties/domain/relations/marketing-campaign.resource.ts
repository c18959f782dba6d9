import {
  date,
  defineResource,
  longText,
  lookup,
  money,
  multiChoice,
  number,
  state,
  text,
} from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

export const campaignStatuses = {
  planned: 'Planned',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
  cancelled: 'Cancelled',
} as const;

export const campaignAudiences = {
  insurers: 'Insurers',
  lawFirms: 'Law firms',
  employers: 'Employers',
  specialists: 'Specialists',
  supportCoordinators: 'Support coordinators',
  claimants: 'Claimants',
} as const;

/** S-104, D-096. */
export const marketingCampaign = defineResource({
  name: 'marketingCampaign',
  segment: 'marketing-campaigns',
  label: ['Marketing Campaign', 'Marketing Campaigns'],
  title: '{name}',
  features: ['MarketingCampaign'],

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    channelId: lookup('Channel', 'lookupConfig', { where: { type: 'campaignChannel' } }),
    audience: multiChoice('Audience', campaignAudiences, { speaks: true }),
    status: state('Status', campaignStatuses, {
      initial: 'planned',
      tones: { planned: 'info', running: 'success', paused: 'warning', cancelled: 'danger' },
    }),
    startDate: date('Starts', { required: true }),
    endDate: date('Ends'),
    budget: money('Budget'),
    spent: money('Spent so far'),
    responses: number('Responses', { min: 0, max: 1_000_000 }),
    ownerId: lookup('Run by', 'user'),
    goal: longText('Goal'),
    notes: longText('Notes'),
  },

  checks: {
    endNotBeforeStart: {
      field: 'endDate',
      op: '>=',
      than: 'startDate',
      refusal: 'campaignEndsBeforeStart',
    },
  },
  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    export: settingsStaff,
  },

  list: {
    columns: ['name', 'status', 'channelId', 'audience', 'startDate', 'endDate', 'budget'],
    sort: 'startDate desc, name',
  },
  filters: ['status', 'channelId', 'audience', 'startDate', 'ownerId'],
  lookup: { text: '{name}', sort: 'name', filters: ['status'] },
  facts: ['status', 'channelId', 'startDate', 'endDate', 'budget', 'responses'],
  detail: {
    Information: ['name', 'status', 'channelId', 'audience', 'ownerId'],
    Time: ['startDate', 'endDate'],
    Money: ['budget', 'spent', 'responses'],
    Notes: ['goal', 'notes'],
  },
});
