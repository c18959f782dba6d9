import { accept, defineAction, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { office } from '#platform/domain';
import type { CompanyFacts } from './high-risk.ts';

export const liftHighRisk = defineAction({
  name: 'liftHighRisk',
  on: 'company',
  label: 'Lift high risk',
  route: 'PUT /app/companies/{id}/liftHighRisk',
  roles: office,
  input: {},
});

/** The reasons are cleared too: a lifted flag must not leave its story in the booking screen. */
export function decideLiftHighRisk(company: CompanyFacts): Decision<CompanyFacts> {
  if (!company.highRiskApplied) return refuse('companyNotHighRisk');

  return accept(
    {
      highRiskApplied: false,
      highRiskAppliedFrom: null,
      highRiskAppliedTo: null,
      highRiskReasonToBookingCm: null,
      highRiskReasonToStaff: null,
    },
    [{ type: 'HighRiskLifted', companyId: company.id }],
  );
}
