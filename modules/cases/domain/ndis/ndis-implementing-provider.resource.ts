import { defineResource, email, longText, phone, text } from '#kernel/domain';
import { keptByOffice, ofParticipant, partOfParticipant } from './part-of-participant.ts';

/** C-240 to C-243: who puts the plan of support into practice. */
export const ndisImplementingProvider = defineResource({
  name: 'ndisImplementingProvider',
  segment: 'ndis-implementing-providers',
  label: ['Implementing Provider', 'Implementing Providers'],
  title: '{name}',
  ...partOfParticipant('implementing-providers'),

  fields: {
    ...ofParticipant,
    name: text('Provider', { required: true, searchable: true, max: 200 }),
    registrationNumber: text('Registration number', { format: 'ndisRegistration', max: 14 }),
    contactName: text('Contact', { max: 200 }),
    phone: phone('Phone'),
    email: email('Email'),
    supports: longText('Supports', { max: 1000 }),
  },

  verbs: keptByOffice,
  list: {
    columns: ['name', 'contactName', 'phone', 'email', 'supports', 'registrationNumber'],
    sort: 'name',
  },
  filters: ['ndisId'],
  detail: {
    Provider: ['name', 'registrationNumber', 'contactName', 'phone', 'email', 'supports'],
  },
});
