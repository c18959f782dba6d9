import { defineResource } from '#kernel/domain';
import { caseFields } from '../engine/case-fields.ts';
import { requestFields } from '../request/request-fields.ts';
import { supp } from '../supp/supp.resource.ts';
import { frClosed, frSteps, frTones } from './fr-steps.ts';

const { title, verbs, scope, writeScope, list, filters, lookup, facts, detail } = supp;

/** D-029, R-105: a report on a file alone. Shown, listed and protected as a supplementary is. */
export const fr = defineResource({
  name: 'fr',
  segment: 'file-reviews',
  label: ['File Review', 'File Reviews'],
  title,
  features: ['FileReview'],
  pages: { row: 'R-105' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'FR',
      steps: frSteps,
      stepTones: frTones,
      initial: 'caseCreated',
      closed: frClosed,
    }),
    ...requestFields,
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
