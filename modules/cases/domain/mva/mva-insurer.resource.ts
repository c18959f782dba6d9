import { choice, defineResource, email, longText, lookup, phone, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { insurerKinds } from './mva-choices.ts';
import { mva } from './mva.resource.ts';

/** D-039, C-258 to C-261: who may have to pay. */
export const mvaInsurer = defineResource({
  name: 'mvaInsurer',
  segment: 'mva-insurers',
  label: ['Insurer', 'Insurers'],
  title: '{name}',
  features: ['MVA'],
  parent: { field: 'claimId', as: 'insurers' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Claim', mva.name, { required: true }),
    name: text('Insurer', { required: true, searchable: true, max: 200 }),
    kind: choice('Kind', insurerKinds, { required: true, default: 'ctp' }),
    claimNo: text('Claim number', { max: 60 }),
    claimOfficer: text('Claim officer', { max: 200 }),
    email: email('Email'),
    phone: phone('Phone'),
    note: longText('Note', { max: 2000 }),
  },

  verbs: {
    list: office,
    read: office,
    lookup: office,
    create: office,
    update: office,
    delete: office,
  },
  deleteOnlyUnused: true,
  list: { columns: ['name', 'kind', 'claimNo', 'claimOfficer', 'email', 'phone'], sort: 'name' },
  filters: ['claimId', 'kind'],
  lookup: { text: '{name}', sort: 'name', filters: ['claimId'] },
  detail: {
    Insurer: ['claimId', 'name', 'kind', 'claimNo', 'claimOfficer', 'email', 'phone', 'note'],
  },
});
