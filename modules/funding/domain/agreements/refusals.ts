import { defineRefusals } from '#kernel/domain';

export const agreementRefusals = defineRefusals({
  agreementStartsAfterEnd: {
    status: 422,
    field: 'endsOn',
    message: 'The agreement ends before it starts. Check both days.',
  },
  agreementWithoutRate: {
    status: 409,
    message: 'No interest rate holds on the first day of the agreement. Add one first.',
  },
  agreementHasLoans: {
    status: 409,
    message: '{count} loans run under this agreement. Settle or cancel them first.',
  },
});
