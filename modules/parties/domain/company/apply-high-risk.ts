import {
  accept,
  change,
  date,
  defineAction,
  defineEvent,
  emit,
  longText,
  lookup,
  record,
  refuse,
} from '#kernel/domain';
import type { Decision, InputOf } from '#kernel/domain';
import { office } from '#platform/domain';
import { company } from './company.resource.ts';
import type { CompanyFacts } from './high-risk.ts';

export const applyHighRisk = defineAction({
  name: 'applyHighRisk',
  on: company,
  label: 'Apply high risk',
  route: 'PUT /app/companies/{id}/applyHighRisk',
  roles: office,
  input: {
    highRiskAppliedFrom: date('High risk from', { required: true }),
    highRiskAppliedTo: date('High risk to'),
    highRiskReasonToBookingCm: longText('Reason shown to case managers', { required: true }),
    highRiskReasonToStaff: longText('Reason shown to staff', { required: true }),
  },
  answer: record(company),
});

export const highRiskApplied = defineEvent('HighRiskApplied', {
  companyId: lookup('Company', 'company', { required: true }),
  from: date('From', { required: true }),
  to: date('To'),
});

export function decideHighRisk(
  { id, isActive }: CompanyFacts,
  input: InputOf<typeof applyHighRisk>,
): Decision {
  if (!isActive) return refuse('companyInactive');
  const [from, to] = [input.highRiskAppliedFrom, input.highRiskAppliedTo ?? null];
  if (to && to < from) return refuse('highRiskEndsBeforeStart');

  return accept(
    change(company, id, { ...input, highRiskAppliedTo: to, highRiskApplied: true }),
    emit(highRiskApplied({ companyId: id, from, to })),
  );
}
