import { choice, defineAction, number, text } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { caseTypeNames } from '../engine/case-choices.ts';
import { retentionRule, retentionStaff } from './retention-rule.resource.ts';

export const retentionPath = '/view/retention';
export const dueCasesPageSize = 50;

export const dueStandings = { free: 'May go', kept: 'Something is in the way' } as const;

const rules = {
  cases: [
    { caseType: 'text', label: 'text', years: 'number', childUntil: 'number', ruleId: 'id?' },
  ],
  files: [{ id: 'id', name: 'text', years: 'number', from: 'text', removesByItself: 'flag' }],
} as const;

export type RetentionRules = ValueOfShape<typeof rules>;

const dueCase = {
  id: 'id',
  caseType: 'text',
  caseNo: 'text',
  closedOn: 'date',
  keptUntil: 'date',
  files: 'number',
  mails: 'number',
  mayGo: 'flag',
  stays: [{ what: 'text', why: 'text', isInTheWay: 'flag' }],
} as const;

export type DueCase = ValueOfShape<typeof dueCase>;

export const readRetentionRules = defineAction({
  name: 'rules',
  on: retentionRule,
  label: 'How long everything is kept',
  route: 'GET /app/retention',
  page: retentionPath,
  roles: retentionStaff,
  input: {},
  answer: rules,
});

/** A preview: nothing changes by it. */
export const readDueCases = defineAction({
  name: 'due',
  on: retentionRule,
  label: 'Cases whose time is over',
  route: 'GET /app/retention/cases',
  page: retentionPath,
  roles: retentionStaff,
  input: {
    caseType: choice('Case type', caseTypeNames),
    standing: choice('Standing', dueStandings),
    filterText: text('Case number', { max: 100 }),
    skipCount: number('Skipped', { min: 0, max: 1_000_000 }),
  },
  answer: {
    totalCount: 'number',
    free: 'number',
    kept: 'number',
    items: [dueCase],
  },
});
