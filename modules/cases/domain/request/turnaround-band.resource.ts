import { choice, defineResource, number } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';

/** The types whose turnaround depends on what there is to read. */
export const turnaroundTypes = { SUPP: 'Supplementary', FR: 'File Review' } as const;

export type TurnaroundType = keyof typeof turnaroundTypes;

/** By when a report on so many pages is promised. */
export const turnaroundBand = defineResource({
  name: 'turnaroundBand',
  segment: 'turnaround-bands',
  label: ['Turnaround', 'Turnarounds'],
  title: '{caseType} {pagesUpTo}',
  features: ['Supplementary', 'FileReview'],
  pages: { only: ['list', 'detail'] },

  fields: {
    caseType: choice('Case type', turnaroundTypes, { required: true }),
    pagesUpTo: number('Up to pages', {
      min: 1,
      max: 100_000,
      hint: 'Leave empty for all that is longer.',
    }),
    businessDays: number('Business days', { required: true, min: 1, max: 250 }),
    urgentDays: number('Business days when urgent', { required: true, min: 1, max: 250 }),
  },
  unique: [['caseType', 'pagesUpTo']],
  checks: {
    urgentIsFaster: {
      field: 'urgentDays',
      op: '<=',
      than: 'businessDays',
      refusal: 'urgentIsSlower',
    },
  },

  verbs: {
    list: office,
    read: office,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
  },
  list: {
    columns: ['caseType', 'pagesUpTo', 'businessDays', 'urgentDays'],
    sort: 'caseType, pagesUpTo',
  },
  filters: ['caseType'],
  detail: { Turnaround: ['caseType', 'pagesUpTo', 'businessDays', 'urgentDays'] },
});
