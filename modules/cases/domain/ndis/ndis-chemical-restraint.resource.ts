import { choice, date, defineResource, longText, text } from '#kernel/domain';
import { keptByOffice, ofParticipant, partOfParticipant } from './part-of-participant.ts';

export const restraintUses = { routine: 'Routine', prn: 'PRN (as needed)' } as const;

/** C-244 to C-247. Whether it may be given at all is asked by `refuseRestraint`. */
export const ndisChemicalRestraint = defineResource({
  name: 'ndisChemicalRestraint',
  segment: 'ndis-chemical-restraints',
  label: ['Chemical Restraint', 'Chemical Restraints'],
  title: '{medicine}',
  ...partOfParticipant('chemical-restraints'),

  fields: {
    ...ofParticipant,
    medicine: text('Medicine', { required: true, max: 200 }),
    dose: text('Dose', { required: true, max: 100 }),
    use: choice('Use', restraintUses, { required: true, default: 'routine' }),
    prescribedBy: text('Prescribed by', { max: 200 }),
    authorisedBy: text('Authorised by', { max: 200 }),
    authorityReference: text('Reference of the authority', { max: 100 }),
    authorisedFrom: date('Authorised from'),
    authorisedTo: date('Authorised until'),
    note: longText('Behaviour and plan', { max: 2000 }),
  },
  checks: {
    authorityEnds: {
      field: 'authorisedTo',
      op: '>=',
      than: 'authorisedFrom',
      refusal: 'authorityEndsBeforeStart',
    },
  },

  verbs: { ...keptByOffice, lookup: keptByOffice.list },
  lookup: { text: '{medicine} {dose}', sort: 'medicine', filters: ['ndisId'] },
  list: {
    columns: ['medicine', 'dose', 'use', 'authorisedBy', 'authorisedFrom', 'authorisedTo'],
    sort: 'authorisedTo',
  },
  filters: ['ndisId', 'authorisedTo'],
  detail: {
    Restraint: [
      'medicine',
      'dose',
      'use',
      'prescribedBy',
      'authorisedBy',
      'authorityReference',
      'authorisedFrom',
      'authorisedTo',
      'note',
    ],
  },
});
