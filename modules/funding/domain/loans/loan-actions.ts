import { choice, date, defineAction, longText, money, oneOf, record } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { loanEntryKinds } from './loan-choices.ts';
import { loanFunding } from './loan-funding.resource.ts';

const { advance: _advance, settle: _settle, ...enteredByHand } = loanEntryKinds;

/** What happened besides advances, which come from transactions, and settlements. */
export const enterOnLoan = defineAction({
  name: 'enterOnLoan',
  on: loanFunding,
  label: 'Enter payment, fee or write-off',
  route: 'POST /app/disbursement-funding/{id}/entries',
  roles: office,
  input: {
    kind: choice('What', enteredByHand, { required: true }),
    happenedOn: date('Day', { required: true }),
    amount: money('Amount', { required: true }),
    note: longText('Note', { max: 1000 }),
  },
  answer: record(loanFunding),
});

const payoutShape = {
  on: 'date',
  principal: 'money',
  interest: 'money',
  minimumTopUp: 'money',
  rebate: 'money',
  fees: 'money',
  credit: 'money',
  total: 'money',
  surplus: 'money',
} as const;

/** How each cent came to be: one line for each run of equal days and each posted amount. */
export const explainLoanFunding = defineAction({
  name: 'explainLoanFunding',
  on: loanFunding,
  label: 'Explain',
  route: 'GET /app/disbursement-funding/{id}/explanation',
  roles: [...caseTeam, 'CONTRACTOR'],
  input: { asOf: date('As of', { required: true }) },
  answer: {
    asOf: 'date',
    lines: [
      {
        kind: oneOf(['days', 'posted']),
        from: 'date?',
        to: 'date?',
        balance: 'money?',
        percent: 'text?',
        days: 'number?',
        fraction: 'text?',
        interest: 'text?',
        on: 'date?',
        what: 'text?',
        part: 'text?',
        amount: 'money?',
        eventId: 'id?',
      },
    ],
    accrued: 'text',
    payout: payoutShape,
  },
});
