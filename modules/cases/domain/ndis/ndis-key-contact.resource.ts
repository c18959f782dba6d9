import { defineResource, email, flag, longText, phone, text } from '#kernel/domain';
import { keptByOffice, ofParticipant, partOfParticipant } from './part-of-participant.ts';

/** C-236 to C-239. */
export const ndisKeyContact = defineResource({
  name: 'ndisKeyContact',
  segment: 'ndis-key-contacts',
  label: ['Key Contact', 'Key Contacts'],
  title: '{name}',
  ...partOfParticipant('key-contacts'),

  fields: {
    ...ofParticipant,
    name: text('Name', { required: true, searchable: true, max: 200 }),
    relationship: text('Relationship', { max: 100 }),
    organisation: text('Organisation', { max: 200 }),
    phone: phone('Phone'),
    email: email('Email'),
    isEmergency: flag('In an emergency', { default: false, tone: 'info' }),
    note: longText('Note', { max: 1000 }),
  },

  verbs: keptByOffice,
  list: {
    columns: ['name', 'relationship', 'organisation', 'phone', 'email', 'isEmergency'],
    sort: 'name',
  },
  filters: ['ndisId'],
  detail: {
    Contact: ['name', 'relationship', 'organisation', 'phone', 'email', 'isEmergency', 'note'],
  },
});
