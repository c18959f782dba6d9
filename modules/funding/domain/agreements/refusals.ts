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
  agreementProviderInactive: {
    status: 409,
    message: 'The funding provider is not active. Choose another, or set it active again.',
  },
  agreementCancelled: {
    status: 409,
    message: 'The agreement is cancelled. Make a new one.',
  },
  agreementTypeIsSame: {
    status: 422,
    message: 'The funding type is {type} already. Choose another.',
  },
  agreementTypeByCall: {
    status: 409,
    message: 'The agreement is effective. Use Change funding type, which shows what it does first.',
  },
  agreementTermsFixed: {
    status: 409,
    message:
      '{terms}: money was lent on {loans} by these terms. Make a new agreement for other terms.',
  },
  agreementLimitBelowDrawn: {
    status: 422,
    message: '¤ {drawn} is drawn. Enter a limit of at least that.',
  },
  agreementWithoutAddress: {
    status: 422,
    message: 'There is no email address. Enter one, or add it to the record first.',
  },
  rateAboveCap: {
    status: 422,
    message: 'The legal cap is {cap} % a year. Enter a rate of at most that.',
  },
  rateChangesLoans: {
    status: 409,
    message:
      'With this rate what is owed today on {loans} changes by ¤ {total}. Send forLoans=countAgain to go on.',
  },
  rateChangesManyLoans: {
    status: 409,
    message:
      'With this rate {loans} are counted again in the background. Send forLoans=countAgain to go on.',
  },
  rateChangesSettledLoans: {
    status: 409,
    message:
      'Loans {loans} were settled by the rate as it was. Let the new rate begin after their settlement.',
  },
});
