import { accept, date, defineAction, longText, refuse } from '#kernel/domain';
import type { Decision, PlainDate } from '#kernel/domain';
import { office } from '#platform/domain';
import type { CompanyFacts } from './high-risk.ts';

export const applyHighRisk = defineAction({
  name: 'applyHighRisk',
  on: 'company',
  label: 'Apply high risk',
  route: 'PUT /app/companies/{id}/applyHighRisk',
  roles: office,
  input: {
    highRiskAppliedFrom: date('High risk from', { required: true }),
    highRiskAppliedTo: date('High risk to'),
    highRiskReasonToBookingCm: longText('Reason shown to case managers', { required: true }),
    highRiskReasonToStaff: longText('Reason shown to staff', { required: true }),
  },
});

export type HighRiskInput = {
  highRiskAppliedFrom: PlainDate;
  highRiskAppliedTo?: PlainDate | null;
  highRiskReasonToBookingCm: string;
  highRiskReasonToStaff: string;
};

export function decideHighRisk(
  company: CompanyFacts,
  input: HighRiskInput,
): Decision<CompanyFacts> {
  if (!company.isActive) return refuse('companyInactive');
  const to = input.highRiskAppliedTo ?? null;
  if (to && to < input.highRiskAppliedFrom) return refuse('highRiskEndsBeforeStart');

  return accept({ ...input, highRiskAppliedTo: to, highRiskApplied: true }, [
    { type: 'HighRiskApplied', companyId: company.id, from: input.highRiskAppliedFrom, to },
  ]);
}
