import { dateTime, defineResource, lookup } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { co } from './co.resource.ts';

/** A time that is offered to everybody of a conference. */
export const coSlot = defineResource({
  name: 'coSlot',
  segment: 'co-slots',
  label: ['Offered time', 'Offered times'],
  title: '{startsAt}',
  features: ['COTELE'],
  parent: { field: 'conferenceId', as: 'offeredTimes' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    conferenceId: lookup('Conference', co.name, { required: true, readOnly: true }),
    startsAt: dateTime('From', { required: true }),
    endsAt: dateTime('To', { required: true }),
  },
  unique: [['conferenceId', 'startsAt']],

  verbs: { list: caseTeam },
  scope: { CASE_MANAGER: { 'conferenceId.companyId': 'ownCompanyIds' } },
  list: { columns: ['conferenceId', 'startsAt', 'endsAt'], sort: 'startsAt' },
  filters: ['conferenceId', 'startsAt'],
  detail: { 'Offered time': ['conferenceId', 'startsAt', 'endsAt'] },
});
