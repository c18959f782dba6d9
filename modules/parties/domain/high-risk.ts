import type { PlainDate } from '#kernel/domain';

export type HighRiskFlags = {
  highRiskApplied: boolean;
  highRiskAppliedFrom: PlainDate | null;
  highRiskAppliedTo: PlainDate | null;
  highRiskReasonToBookingCm: string | null;
  highRiskReasonToStaff: string | null;
};

/** B-090. Without an end date the flag holds from its start date onwards. */
export function isHighRisk(company: HighRiskFlags, today: PlainDate): boolean {
  const { highRiskApplied, highRiskAppliedFrom: from, highRiskAppliedTo: to } = company;
  if (!highRiskApplied || !from || today < from) return false;
  return !to || today <= to;
}

/** B-092. The two audiences are told different things on purpose. */
export function highRiskReason(company: HighRiskFlags, roles: readonly string[]): string {
  const reason = roles.includes('CASE_MANAGER')
    ? company.highRiskReasonToBookingCm
    : company.highRiskReasonToStaff;
  return reason ?? '';
}

/** B-091. Booking stops to warn case managers only; staff see the reason on the company page. */
export function highRiskWarning(
  company: HighRiskFlags,
  roles: readonly string[],
  today: PlainDate,
): string | null {
  if (!roles.includes('CASE_MANAGER') || !isHighRisk(company, today)) return null;
  return highRiskReason(company, roles);
}
