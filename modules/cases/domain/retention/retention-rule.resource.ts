import { choice, defineResource, number } from '#kernel/domain';
import { caseTypeNames } from '../engine/case-choices.ts';

/** They decide how long things are kept. */
export const retentionStaff = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

export const standardYears = 7;
export const standardChildUntil = 25;

/** How long cases of a type are kept. A type without a row has the standard years. */
export const retentionRule = defineResource({
  name: 'retentionRule',
  segment: 'retention-rules',
  label: ['Retention Rule', 'Retention Rules'],
  title: '{caseType}',

  fields: {
    caseType: choice('Case type', caseTypeNames, { required: true, speaks: true, unique: true }),
    years: number('Years after the case closed', {
      required: true,
      min: 1,
      max: 100,
      default: standardYears,
    }),
    childUntil: number('Of a child until the age of', {
      required: true,
      min: 18,
      max: 100,
      default: standardChildUntil,
      hint: 'For a claimant who was under 18 when the case closed, if that is later.',
    }),
  },

  verbs: {
    list: retentionStaff,
    read: retentionStaff,
    create: retentionStaff,
    update: retentionStaff,
    delete: retentionStaff,
  },
  list: {
    columns: ['caseType', 'years', 'childUntil'],
    sort: 'caseType',
    empty: `Cases are kept for ${standardYears} years after they closed, and those of a child until ${standardChildUntil}. A rule here says otherwise for its type.`,
  },
  filters: ['caseType'],
  facts: ['years', 'childUntil'],
  detail: { Rule: ['caseType', 'years', 'childUntil'] },
});
