import { choice, date, defineResource, longText, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { opinionAnswerTones, opinionAnswers, opinionStatuses, opinionTones } from './mn-choices.ts';
import { mn } from './mn.resource.ts';

const written = { readOnly: true } as const;

/** One specialist who was asked. Nobody but the practice and its customer compares the answers. */
export const mnOpinion = defineResource({
  name: 'mnOpinion',
  segment: 'mn-opinions',
  label: ['Preliminary opinion', 'Preliminary opinions'],
  title: '{status}',
  features: ['MedNeg'],
  parent: { field: 'medNegId', as: 'preliminaryOpinions' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    medNegId: lookup('Case', mn.name, { required: true, ...written }),
    specialistId: lookup('Specialist', 'specialist', { required: true, ...written }),
    status: choice('Status', opinionStatuses, {
      required: true,
      ...written,
      default: 'asked',
      tones: opinionTones,
    }),
    askedOn: date('Asked', written),
    dueOn: date('Due', written),
    remindedOn: date('Reminded', written),
    answeredOn: date('Answered', written),
    answer: choice('Opinion', opinionAnswers, { ...written, tones: opinionAnswerTones }),
    breach: longText('Breach of duty', { ...written, max: 8000 }),
    causation: longText('Causation', { ...written, max: 8000 }),
    damage: longText('Damage', { ...written, max: 8000 }),
    moreNeeded: longText('Material that is missing', { ...written, max: 4000 }),
    declineReason: text('Why not', { ...written, max: 1000 }),
    /** Of the mail whose link still counts. */
    linkKey: text('Link', { ...written, max: 36, history: false, hiddenFrom: ['SPECIALIST'] }),
  },
  unique: [['medNegId', 'specialistId']],

  verbs: { list: [...office, 'SPECIALIST'] },
  scope: { SPECIALIST: { specialistId: 'visibleSpecialistIds' } },
  list: {
    columns: ['medNegId', 'specialistId', 'status', 'dueOn', 'answer', 'answeredOn'],
    sort: 'creationTime',
  },
  filters: ['medNegId', 'specialistId', 'status', 'dueOn'],
  detail: { Opinion: ['medNegId', 'specialistId', 'status', 'dueOn', 'answer'] },
});
