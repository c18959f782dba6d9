import { date, defineAction, lookup, multiLookup, number, record } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { accruedPrincipalInterest } from './accrued-principal-interest.resource.ts';

/** Equal instalments of what is lent; those that are not paid are replaced. */
export const makeSchedule = defineAction({
  name: 'makeSchedule',
  on: loanFunding,
  label: 'Make repayment schedule',
  route: 'POST /app/disbursement-funding/{id}/make-schedule',
  roles: office,
  input: {
    firstDueOn: date('First instalment on', { required: true }),
    instalments: number('Instalments', { required: true, min: 1, max: 360 }),
  },
  answer: record(loanFunding),
});

const accrualInput = {
  asOf: date('As of', { required: true }),
  loanIds: multiLookup('Loans', loanFunding.name),
  borrowerId: lookup('Borrower', 'company'),
  agreementId: lookup('Agreement', fundingAgreement.name),
} as const;

const accrualAnswer = {
  asOf: 'date',
  items: [
    {
      loanId: 'id',
      loanNo: 'text',
      borrowerId: 'id',
      principal: 'money',
      interest: 'money',
      fees: 'money',
      credit: 'money',
      total: 'money',
    },
  ],
  totalCount: 'number',
  total: 'money',
} as const;

/** C-421, B-352: nothing is stored. */
export const calculateAccruedInterestOnly = defineAction({
  name: 'calculateAccruedInterestOnly',
  on: loanFunding,
  label: 'Calculate accrued interest',
  route: 'POST /app/disbursement-funding/CalculateAccruedInterestOnly',
  roles: office,
  input: accrualInput,
  answer: accrualAnswer,
});

/** C-420, B-352: a row for each loan and day; counted again it is the newer figure. */
export const calculateAccruedInterestAndSave = defineAction({
  name: 'calculateAccruedInterestAndSave',
  on: loanFunding,
  label: 'Calculate accrued interest and save',
  route: 'POST /app/disbursement-funding/CalculateAccruedInterestAndSave',
  roles: office,
  input: accrualInput,
  answer: accrualAnswer,
});

/** C-870: of one loan; the figures come from the engine, not from the caller. */
export const saveAccrual = defineAction({
  name: 'saveAccrual',
  on: accruedPrincipalInterest,
  label: 'Save what has accrued',
  route: 'POST /app/accrued-principal-interest',
  roles: office,
  input: {
    loanId: lookup('Loan', loanFunding.name, { required: true }),
    asOf: date('As of', { required: true }),
  },
  answer: record(accruedPrincipalInterest),
});

export const scheduleActions = [
  makeSchedule,
  calculateAccruedInterestOnly,
  calculateAccruedInterestAndSave,
  saveAccrual,
];
