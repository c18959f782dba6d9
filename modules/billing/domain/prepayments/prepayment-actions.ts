import { date, defineAction, email, longText, lookup, money, record } from '#kernel/domain';
import { office } from '#platform/domain';
import { prepaymentRequest } from './prepayment-request.resource.ts';

const sendTo = email('Send to', {
  hint: 'Empty: the address for invoices of the company.',
});

/** For a case whose prepayment is required; mailed at once. */
export const requestPrepayment = defineAction({
  dryRun: true,
  name: 'requestPrepayment',
  on: prepaymentRequest,
  label: 'Request prepayment',
  route: 'POST /app/prepayment-requests',
  roles: office,
  input: {
    caseId: lookup('Case', 'case', { required: true }),
    amount: money('Amount with GST', { required: true }),
    dueDate: date('Wanted by'),
    note: longText('Note', { max: 1000 }),
    email: sendTo,
  },
  answer: record(prepaymentRequest),
});

export const sendPrepayment = defineAction({
  dryRun: true,
  name: 'sendPrepayment',
  on: prepaymentRequest,
  label: 'Send again',
  route: 'POST /app/prepayment-requests/{id}/emails',
  roles: office,
  input: { email: sendTo },
  answer: record(prepaymentRequest),
});
