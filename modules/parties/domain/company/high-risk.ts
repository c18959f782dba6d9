import type { PlainDate } from '#kernel/domain';

export type HighRiskFlags = {
  highRiskApplied: boolean;
  highRiskAppliedFrom: PlainDate | null;
  highRiskAppliedTo: PlainDate | null;
  highRiskReasonToBookingCm: string | null;
  highRiskReasonToStaff: string | null;
};

/** What the rules need to know of a company. */
export type CompanyFacts = Pick<HighRiskFlags, 'highRiskApplied'> & {
  readonly id: string;
  readonly isActive: boolean;
};

/** B-090. Without an end date the flag holds from its start date onwards. */
export function isHighRisk(company: HighRiskFlags, today: PlainDate): boolean {
  const { highRiskApplied, highRiskAppliedFrom: from, highRiskAppliedTo: to } = company;
  if (!highRiskApplied || !from || today < from) return false;
  return !to || today <= to;
}

/** B-091. The two audiences are told different things on purpose. */
export function highRiskReason(company: HighRiskFlags, roles: readonly string[]): string {
  const reason = roles.includes('CASE_MANAGER')
    ? company.highRiskReasonToBookingCm
    : company.highRiskReasonToStaff;
  return reason ?? '';
}

/** B-091. Asked for the company of a booking's case manager, whoever books; null when all is well. */
export const highRiskWarning = (
  company: HighRiskFlags,
  roles: readonly string[],
  today: PlainDate,
): string | null => (isHighRisk(company, today) ? highRiskReason(company, roles) : null);
