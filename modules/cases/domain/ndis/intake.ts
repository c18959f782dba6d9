import { addDays, defineAction, rows } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { budgetFields } from './ndis-budget.resource.ts';
import { ndis } from './ndis.resource.ts';

const { fields } = ndis;

/** What is known when a participant is referred, by the sections of the page. */
export const intakeSections = {
  Plan: {
    ndisNumber: fields.ndisNumber,
    managementType: fields.managementType,
    planFrom: fields.planFrom,
    planTo: fields.planTo,
    planManager: fields.planManager,
    planManagerEmail: fields.planManagerEmail,
    evidenceType: fields.evidenceType,
    state: fields.state,
    remoteness: fields.remoteness,
  },
  Participant: {
    primaryDisability: fields.primaryDisability,
    nomineeType: fields.nomineeType,
    nomineeName: fields.nomineeName,
    nomineeEmail: fields.nomineeEmail,
    goals: fields.goals,
    supportsWanted: fields.supportsWanted,
  },
} as const;

export const intakeParties = {
  clientId: fields.clientId,
  companyId: fields.companyId,
} as const;

/** The case and its budgets, all or nothing. */
export const startParticipant = defineAction({
  name: 'startParticipant',
  on: ndis,
  label: 'Create NDIS',
  route: 'POST /app/ndis/intake',
  roles: caseTeam,
  input: {
    ...intakeParties,
    ...intakeSections.Plan,
    ...intakeSections.Participant,
    budgets: rows('Budgets', budgetFields, { max: 15 }),
  },
  answer: { id: 'id', caseNo: 'text' },
});

/** Most plans run for a year. */
export const usualPlanEnd = (planFrom: PlainDate): PlainDate => {
  const [year = '', ...rest] = planFrom.split('-');
  const anniversary = [String(Number(year) + 1), ...rest].join('-');
  return addDays(planFrom.endsWith('-02-29') ? `${Number(year) + 1}-03-01` : anniversary, -1);
};
