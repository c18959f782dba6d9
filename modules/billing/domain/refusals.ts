import { defineRefusals } from '#kernel/domain';

export const billingRefusals = defineRefusals({
  billingCompanyMissing: {
    status: 422,
    field: 'companyId',
    message: 'Please choose the company that these terms are for.',
  },
  billingCompanyUnwanted: {
    status: 422,
    field: 'companyId',
    message: 'The terms of the practice name no company.',
  },
});
