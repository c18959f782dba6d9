import { choice, decimal, defineResource, number, text } from '#kernel/domain';
import { caseTeamAndSpecialist, settingsStaff } from '#platform/domain';
import { impairmentConversions, tabledConversions, toes } from './conversions.ts';

const [toe, hearing] = tabledConversions;
const tabled = {
  [toe]: impairmentConversions[toe],
  [hearing]: impairmentConversions[hearing],
} as const;

/** A line of a table of a guide that is no formula; the practice enters it from its own copy. */
export const impairmentLine = defineResource({
  name: 'impairmentLine',
  segment: 'impairment-lines',
  label: ['Impairment Table Line', 'Impairment Table Lines'],
  title: '{conversion} {valueFrom}',
  features: ['ImpairmentChecker'],
  pages: { only: [] },

  fields: {
    conversion: choice('Conversion', tabled, { required: true }),
    part: choice('Toe', toes, { hint: 'Of the conversion Toe to foot.' }),
    valueFrom: decimal('From (%)', { scale: 1, required: true, min: 0, max: 100 }),
    valueTo: decimal('To (%)', { scale: 1, required: true, min: 0, max: 100 }),
    result: number('Is (%)', { required: true, min: 0, max: 100 }),
    source: text('Guide, edition and table', { required: true, max: 200 }),
  },
  checks: {
    endNotBeforeStart: {
      field: 'valueTo',
      op: '>=',
      than: 'valueFrom',
      refusal: 'impairmentLineBackwards',
    },
  },

  verbs: {
    list: caseTeamAndSpecialist,
    read: caseTeamAndSpecialist,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    import: settingsStaff,
    export: settingsStaff,
  },

  list: {
    columns: ['conversion', 'part', 'valueFrom', 'valueTo', 'result', 'source'],
    sort: 'conversion, part, valueFrom',
  },
  filters: ['conversion', 'part'],
  detail: { Line: ['conversion', 'part', 'valueFrom', 'valueTo', 'result', 'source'] },
});
