import { date, defineResource, lookup, number, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { ndisChemicalRestraint } from './ndis-chemical-restraint.resource.ts';
import { ofParticipant, partOfParticipant } from './part-of-participant.ts';

const kept = { readOnly: true, required: true } as const;

/** Sent once for an authority, its last day and a number of days; another day is another occasion. */
export const ndisRestraintWarning = defineResource({
  name: 'ndisRestraintWarning',
  segment: 'ndis-restraint-warnings',
  label: ['Restraint warning', 'Restraint warnings'],
  title: '{days} {authorisedTo}',
  ...partOfParticipant('restraint-warnings'),
  appendOnly: true,

  fields: {
    ...ofParticipant,
    restraintId: lookup('Chemical restraint', ndisChemicalRestraint.name, kept),
    authorisedTo: date('Authorised until', kept),
    days: number('Days before', { ...kept, min: -1 }),
    toldName: text('Told', { readOnly: true, max: 300 }),
  },
  unique: [['restraintId', 'authorisedTo', 'days']],
  verbs: { list: office, read: office },
  list: {
    columns: ['creationTime', 'restraintId', 'authorisedTo', 'days', 'toldName'],
    sort: 'creationTime',
  },
  filters: ['ndisId', 'restraintId'],
  detail: { Warning: ['restraintId', 'authorisedTo', 'days', 'toldName'] },
});
