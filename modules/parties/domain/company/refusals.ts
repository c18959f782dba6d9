import { defineRefusals } from '#kernel/domain';

export const companyRefusals = defineRefusals({
  businessUnitElsewhere: {
    status: 422,
    field: 'businessUnitId',
    message: 'This business unit belongs to another company.',
  },
  caseManagerInactive: {
    status: 422,
    message: 'This case manager is inactive. Enable them first.',
  },
  companyAlreadyInGroup: {
    status: 422,
    field: 'companyId',
    message: 'This company is in the group already.',
  },
  companyInactive: { status: 422, message: 'This company is inactive. Enable it first.' },
  companyNotInGroup: {
    status: 422,
    field: 'companyId',
    message: 'This company is not in the group.',
  },
  companyNotHighRisk: { status: 422, message: 'This company is not marked as high risk.' },
  highRiskEndsBeforeStart: {
    status: 422,
    field: 'highRiskAppliedTo',
    message: 'The end date must not be before the start date.',
  },
  noCaseManagerRecord: {
    status: 422,
    message: 'Your account belongs to no case manager yet. Please ask the practice to add you.',
  },
});
