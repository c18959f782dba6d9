import { choice, dateTime, defineResource, json, lookup, number, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { briefDeliveries } from './brief-deliveries.ts';

const briefKinds = { brief: 'Brief', supplement: 'Supplement' } as const;

const kept = { readOnly: true } as const;
const readers = [...office, 'SPECIALIST'] as const;

/** The papers of a case as one numbered PDF; what came later is a supplement of its own. */
export const caseBrief = defineResource({
  name: 'caseBrief',
  segment: 'case-briefs',
  label: ['Brief', 'Briefs'],
  title: '{name}',
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { ...kept, required: true }),
    kind: choice('Kind', briefKinds, { ...kept, required: true }),
    part: number('Part', { ...kept, required: true, min: 1 }),
    name: text('Name', { ...kept, required: true, max: 200 }),
    /** An attachment of the case: `Paperwork (merged)`. */
    fileId: text('File', { ...kept, required: true, max: 36, history: false }),
    sourceFileIds: json('Files', { ...kept, history: false }),
    pages: number('Pages', { ...kept, min: 0 }),
    sentBy: choice('Sent by', briefDeliveries, kept),
    sentAt: dateTime('Sent', kept),
    sentTo: text('Sent to', { ...kept, max: 200 }),
    /** The first time; every opening is a row of its own. */
    openedAt: dateTime('Opened', kept),
    /** Whoever has the case now, once it was sent; nobody until then. */
    specialistId: lookup('Specialist', 'specialist', {
      computedBy: ['fill_case_brief'],
      history: false,
    }),
  },
  unique: [['caseId', 'part']],

  verbs: { list: readers, read: readers, lookup: office },
  scope: { SPECIALIST: { specialistId: 'visibleSpecialistIds' } },
  list: {
    columns: ['part', 'kind', 'name', 'pages', 'sentBy', 'sentAt', 'sentTo', 'openedAt', 'fileId'],
    sort: 'part',
  },
  filters: ['caseId', 'kind', 'fileId'],
  lookup: { text: '{name}', sort: 'part', filters: ['caseId'] },
  detail: { Brief: ['name', 'kind', 'pages', 'sentBy', 'sentAt', 'sentTo', 'openedAt'] },
});

/** The receipt: who opened the link to a brief, and when. */
export const briefOpening = defineResource({
  name: 'briefOpening',
  segment: 'brief-openings',
  label: ['Receipt', 'Receipts'],
  title: '{openedBy} {openedAt}',
  pages: { only: [] },
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    briefId: lookup('Brief', caseBrief.name, { ...kept, required: true }),
    caseId: lookup('Case', anyCase.name, { ...kept, required: true }),
    openedBy: text('Opened by', { ...kept, required: true, max: 200 }),
    openedAt: dateTime('Opened', { ...kept, required: true }),
  },

  verbs: { list: office, read: office },
  list: { columns: ['openedAt', 'openedBy', 'briefId'], sort: 'openedAt' },
  filters: ['caseId', 'briefId'],
  detail: { Receipt: ['openedBy', 'openedAt'] },
});
