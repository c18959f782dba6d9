import { defineRefusals } from '#kernel/domain';

export const relationRefusals = defineRefusals({
  campaignEndsBeforeStart: {
    status: 422,
    field: 'endDate',
    message: 'The end date must not be before the start date.',
  },
});
