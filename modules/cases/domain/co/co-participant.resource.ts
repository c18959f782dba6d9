import { choice, defineResource, email, flag, lookup, number, phone, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { participantRoles } from './co-choices.ts';
import { co } from './co.resource.ts';

export const participantFields = {
  role: choice('Role', participantRoles, { required: true }),
  specialistId: lookup('Specialist', 'specialist'),
  name: text('Name', { max: 200 }),
  email: email('Email'),
  phone: phone('Phone'),
  /** Without them the conference does not take place. */
  isRequired: flag('Must attend', { default: true }),
} as const;

/** Somebody who is asked when they can, and invited to the time that is chosen. */
export const coParticipant = defineResource({
  name: 'coParticipant',
  segment: 'co-participants',
  label: ['Participant', 'Participants'],
  title: '{name}',
  features: ['COTELE'],
  parent: { field: 'conferenceId', as: 'participants', order: 'place' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    conferenceId: lookup('Conference', co.name, { required: true, readOnly: true }),
    place: number('Order', { readOnly: true }),
    ...participantFields,
  },

  verbs: { list: caseTeam },
  scope: { CASE_MANAGER: { 'conferenceId.companyId': 'ownCompanyIds' } },
  list: {
    columns: ['conferenceId', 'place', 'role', 'name', 'email', 'isRequired'],
    sort: 'place',
  },
  filters: ['conferenceId', 'specialistId', 'role'],
  detail: { Participant: ['conferenceId', 'role', 'name', 'email', 'phone', 'isRequired'] },
});
