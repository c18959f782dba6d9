import { defineRefusals } from '#kernel/domain';

export const partyRefusals = defineRefusals({
  companyInactive: { status: 422, message: 'This company is inactive. Enable it first.' },
  companyNotHighRisk: { status: 422, message: 'This company is not marked as high risk.' },
  highRiskEndsBeforeStart: {
    status: 422,
    field: 'highRiskAppliedTo',
    message: 'The end date must not be before the start date.',
  },
});
