import { defineRefusals } from '#kernel/domain';

export const scheduleRefusals = defineRefusals({
  scheduleNotMonthly: {
    status: 409,
    message:
      'This loan is repaid at settlement. Only a loan with monthly repayment has instalments.',
  },
  scheduleWithoutPrincipal: {
    status: 409,
    message: 'Nothing is lent on this loan today. Make the schedule once money was advanced.',
  },
  scheduleStartsInPast: {
    status: 422,
    message: 'The first instalment is due after today. Choose a later day.',
  },
  scheduleInvoiced: {
    status: 409,
    message:
      'Invoice {invoiceNo} asks for an instalment of this loan. It is paid or cancelled before the schedule is made anew.',
  },
  instalmentDueBeforeStart: {
    status: 422,
    field: 'dueOn',
    message: 'The instalment is due before its period begins. Check both days.',
  },
  tooManyLoansAtOnce: {
    status: 422,
    message: 'These are {count} loans. Choose at most {most}: by borrower or by agreement.',
  },
});
