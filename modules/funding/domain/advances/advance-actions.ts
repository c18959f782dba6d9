import {
  date,
  defineAction,
  email,
  listOf,
  longText,
  lookup,
  multiLookup,
  record,
  text,
} from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import { advancePayment } from './advance-payment.resource.ts';
import { advanceRequest } from './advance-request.resource.ts';
import { duplicateShape, listedTransactionShape, previewShape } from './advance-shapes.ts';
import { fundingTransaction } from './funding-transaction.resource.ts';

const agreementId = lookup('Agreement', fundingAgreement.name, { required: true });
const transactionIds = multiLookup('Transactions', fundingTransaction.name, { required: true });
const note = longText('Note', { max: 1000 });

/** C-395, B-402: trimmed; an empty number skips the check. */
export const checkTransactionCaseNo = defineAction({
  name: 'checkCaseNo',
  on: fundingTransaction,
  label: 'Check case number',
  route: 'GET /app/funding-transactions/checkCaseNo',
  roles: office,
  input: { caseNo: text('Case number', { max: 50 }) },
  answer: { caseNo: 'text?', loans: [{ id: 'id', loanNo: 'text' }] },
});

/** C-876, B-351. */
export const requestAdvance = defineAction({
  name: 'requestAdvance',
  on: advanceRequest,
  label: 'Request advance',
  route: 'POST /app/advance-requests',
  roles: office,
  input: { agreementId, transactionIds, note },
  answer: record(advanceRequest),
});

/** C-877: before it was sent. */
export const changeAdvanceRequest = defineAction({
  name: 'change',
  on: advanceRequest,
  label: 'Change request',
  route: 'PUT /app/advance-requests/{id}',
  roles: office,
  input: { transactionIds, note },
  answer: record(advanceRequest),
});

/** C-878: before it was sent. */
export const deleteAdvanceRequest = defineAction({
  name: 'discard',
  on: advanceRequest,
  label: 'Delete request',
  route: 'DELETE /app/advance-requests/{id}',
  roles: office,
  input: {},
  answer: 'nothing',
});

/** C-388: what an advance would cost and leave; writes nothing. */
export const calculateAdvance = defineAction({
  name: 'calculate',
  on: advanceRequest,
  label: 'Calculate',
  route: 'PUT /app/advance-requests/calculate',
  roles: office,
  input: { agreementId, transactionIds, on: date('Paid on', { hint: 'Empty: today.' }) },
  answer: previewShape,
});

/** C-389. */
export const checkOnlyOneActive = defineAction({
  name: 'checkOnlyOneActive',
  on: advanceRequest,
  label: 'Check for an active request',
  route: 'GET /app/advance-requests/checkOnlyOneActiveAR',
  roles: office,
  input: { agreementId },
  answer: { isFree: 'flag', requestId: 'id?', requestNo: 'text?' },
});

/** C-390. */
export const checkDuplicateAdvances = defineAction({
  name: 'checkDuplicates',
  on: advanceRequest,
  label: 'Check for duplicates',
  route: 'GET /app/advance-requests/check-duplicate-requests',
  roles: office,
  input: { transactionIds },
  answer: { duplicates: [duplicateShape] },
});

const sending = {
  on: advanceRequest,
  roles: office,
  input: { email: email('Send to', { hint: 'Empty: the address of the funding provider.' }) },
  answer: record(advanceRequest),
} as const;

/** G-089: the twin of the call of the spec, which sends by GET. */
export const sendAdvanceRequest = defineAction({
  dryRun: true,
  ...sending,
  name: 'send',
  label: 'Send to the lender',
  route: 'POST /app/advance-requests/{id}/send',
});

/** C-391. */
export const sendAdvanceRequestByGet = defineAction({
  ...sending,
  name: 'sendByGet',
  label: 'Send to the lender',
  route: 'GET /app/advance-requests/{id}/send',
});

/** C-392: the newest that asks for the transaction. */
export const advanceRequestOfTransaction = defineAction({
  name: 'ofTransaction',
  on: advanceRequest,
  label: 'Request of a transaction',
  route: 'GET /app/advance-requests/getByTransactionId',
  roles: caseTeam,
  input: {
    transactionId: lookup('Transaction', fundingTransaction.name, { required: true }),
  },
  answer: record(advanceRequest),
});

/** C-385. */
export const transactionsOfAdvanceRequest = defineAction({
  name: 'transactions',
  on: advanceRequest,
  label: 'Transactions',
  route: 'GET /app/advance-requests/{id}/transactions',
  roles: caseTeam,
  input: {},
  answer: listOf(listedTransactionShape),
});

/** C-386. */
export const transactionsOfAdvancePayment = defineAction({
  name: 'transactions',
  on: advancePayment,
  label: 'Transactions',
  route: 'GET /app/agreement-advance-payments/{id}/transactions',
  roles: caseTeam,
  input: {},
  answer: listOf(listedTransactionShape),
});

/** C-384: what paying a request on a day would cost and leave; writes nothing. */
export const calculateAdvancePayment = defineAction({
  name: 'calculate',
  on: advancePayment,
  label: 'Calculate',
  route: 'PUT /app/agreement-advance-payments/calculate',
  roles: office,
  input: {
    requestId: lookup('Advance request', advanceRequest.name, { required: true }),
    on: date('Paid on', { hint: 'Empty: today.' }),
  },
  answer: previewShape,
});
