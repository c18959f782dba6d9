import { defineResource } from '#kernel/domain';
import { assessmentFields } from '../engine/assessment-fields.ts';
import { caseFields } from '../engine/case-fields.ts';
import { ime } from '../ime/ime.resource.ts';
import { otClosed, otSteps, otTones } from './ot-steps.ts';

const { title, verbs, scope, writeScope, list, filters, lookup, facts, detail } = ime;

/** D-026, R-093: occupational therapy. Shown, listed and protected as an assessment is. */
export const ot = defineResource({
  name: 'ot',
  segment: 'ot',
  label: ['OT', 'OT'],
  title,
  features: ['OT'],
  pages: { row: 'R-093' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'OT',
      steps: otSteps,
      stepTones: otTones,
      initial: 'caseCreated',
      closed: otClosed,
    }),
    ...assessmentFields,
  },

  verbs,
  ...(scope && { scope }),
  ...(writeScope && { writeScope }),
  list,
  ...(filters && { filters }),
  ...(lookup && { lookup }),
  ...(facts && { facts }),
  detail,
});
