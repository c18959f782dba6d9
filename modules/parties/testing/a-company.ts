import type { CompanyFacts } from '#parties/domain';

/** Valid by default; a test names only the fields it is about. */
export const aCompany = (facts: Partial<CompanyFacts> = {}): CompanyFacts => ({
  id: '00000000-0000-7000-8000-0000000000c1',
  isActive: true,
  highRiskApplied: false,
  highRiskAppliedFrom: null,
  highRiskAppliedTo: null,
  highRiskReasonToBookingCm: null,
  highRiskReasonToStaff: null,
  ...facts,
});
