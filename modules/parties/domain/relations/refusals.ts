import { defineRefusals } from '#kernel/domain';

export const relationRefusals = defineRefusals({
  inquiryConverted: { status: 422, message: 'This inquiry has already become a company.' },
  inquiryOutcomeMissing: {
    status: 422,
    field: 'outcome',
    message: 'Please say how the inquiry ended.',
  },
  campaignEndsBeforeStart: {
    status: 422,
    field: 'endDate',
    message: 'The end date must not be before the start date.',
  },
});
