import { choice, date, defineAction, longText, lookup, record, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingTypes } from '../agreements/agreement-choices.ts';
import { loanFunding } from '../loans/loan-funding.resource.ts';

const place = '/app/disbursement-funding';

/** C-401: agreement and case are copied, numbers, references and money are not. */
export const duplicateLoan = defineAction({
  name: 'duplicate',
  on: loanFunding,
  label: 'Duplicate',
  route: `POST ${place}/{id}/duplicate`,
  roles: office,
  input: { openedOn: date('Opened on', { hint: 'Empty: today.' }) },
  answer: record(loanFunding),
});

/** C-402, B-402: what the loan will take from the case. */
export const checkLoanCaseNo = defineAction({
  name: 'checkCaseNo',
  on: loanFunding,
  label: 'Check case number',
  route: `GET ${place}/checkCaseNo`,
  roles: office,
  input: { caseNo: text('Case number', { required: true, max: 50 }) },
  answer: {
    isValid: 'flag',
    message: 'text?',
    caseId: 'id?',
    caseNo: 'text?',
    claimNo: 'text?',
    claimantName: 'text?',
  },
});

const validated = { isValid: 'flag', message: 'text?' } as const;
const except = lookup('Except', loanFunding.name, { hint: 'The loan that is edited.' });

/** C-403, B-322. */
export const validateLoanInvoiceNo = defineAction({
  name: 'validateInvoiceNo',
  on: loanFunding,
  label: 'Check invoice number',
  route: `GET ${place}/validateInvoiceNo`,
  roles: office,
  input: { invoiceNo: text('Invoice number', { required: true, max: 50 }), id: except },
  answer: validated,
});

/** C-406, B-322. */
export const validateBorrowerReference = defineAction({
  name: 'validateBorrowerReference',
  on: loanFunding,
  label: 'Check borrower reference',
  route: `GET ${place}/validateBorrowerReference`,
  roles: office,
  input: {
    borrowerReference: text('Borrower reference', { required: true, max: 100 }),
    id: except,
  },
  answer: validated,
});

/** C-411. */
export const setLoanCaseDetail = defineAction({
  name: 'caseDetail',
  on: loanFunding,
  label: 'Case detail',
  route: `PUT ${place}/{id}/CaseDetail`,
  roles: office,
  input: {
    caseNo: text('Case number', { max: 50 }),
    claimNo: text('Claim number', { max: 50 }),
    claimantName: text('Claimant', { max: 200 }),
    matterId: text('Matter', { max: 100 }),
    expectedSettlementOn: date('Settlement expected'),
    caseDetail: longText('Case detail', { max: 4000 }),
  },
  answer: record(loanFunding),
});

/** C-412: of this loan only; its agreement and the other loans under it stay. */
export const setLoanFundingType = defineAction({
  name: 'fundingType',
  on: loanFunding,
  label: 'Change funding type',
  route: `PUT ${place}/{id}/FundingType`,
  roles: office,
  input: { fundingType: choice('Funding type', fundingTypes, { required: true }) },
  answer: record(loanFunding),
});

export const loanCalls = [
  duplicateLoan,
  checkLoanCaseNo,
  validateLoanInvoiceNo,
  validateBorrowerReference,
  setLoanCaseDetail,
  setLoanFundingType,
];
