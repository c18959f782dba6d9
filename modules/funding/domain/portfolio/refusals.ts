import { defineRefusals } from '#kernel/domain';

export const portfolioRefusals = defineRefusals({
  portfolioDayAhead: {
    status: 422,
    field: 'asOf',
    message: 'This day is still to come. Choose today or an earlier day.',
  },
  portfolioTooLargeForPast: {
    status: 422,
    field: 'asOf',
    message:
      'More than {most} loans ran on that day. So many are summed for today only; ask for the statements of one borrower on that day instead.',
  },
});
