import {
  accept,
  change,
  defineAction,
  defineEvent,
  emit,
  lookup,
  record,
  refuse,
} from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { office } from '#platform/domain';
import { company } from './company.resource.ts';
import type { CompanyFacts } from './high-risk.ts';

export const liftHighRisk = defineAction({
  name: 'liftHighRisk',
  on: company,
  label: 'Lift high risk',
  route: 'PUT /app/companies/{id}/liftHighRisk',
  roles: office,
  input: {},
  answer: record(company),
});

export const highRiskLifted = defineEvent('HighRiskLifted', {
  companyId: lookup('Company', 'company', { required: true }),
});

/** The reasons are cleared too: a lifted flag must not leave its story in the booking screen. */
export function decideLiftHighRisk({ id, highRiskApplied }: CompanyFacts): Decision {
  if (!highRiskApplied) return refuse('companyNotHighRisk');

  return accept(
    change(company, id, {
      highRiskApplied: false,
      highRiskAppliedFrom: null,
      highRiskAppliedTo: null,
      highRiskReasonToBookingCm: null,
      highRiskReasonToStaff: null,
    }),
    emit(highRiskLifted({ companyId: id })),
  );
}
