import { date, defineAction, longText, lookup, money, record, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { prepaymentRequest } from './prepayment-request.resource.ts';

const email = text('Send to', {
  max: 200,
  format: 'email',
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
    email,
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
  input: { email },
  answer: record(prepaymentRequest),
});
