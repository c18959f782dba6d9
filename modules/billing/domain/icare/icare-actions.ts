import { choice, defineAction, longText, record, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { invoice } from '../invoices/invoice.resource.ts';
import { icareClaim } from './icare-claim.resource.ts';

/** C-424, G-138. */
export const makeIcareClaim = defineAction({
  name: 'makeIcareClaim',
  on: invoice,
  label: 'iCare claim',
  route: 'POST /app/payments/icare-claim',
  roles: office,
  features: ['ICareClaim'],
  input: { invoiceId: text('Invoice', { required: true, max: 36 }) },
  answer: record(icareClaim),
});

/** What icare answered, as it came by their portal or by mail. */
export const answerIcareClaim = defineAction({
  name: 'answerIcareClaim',
  on: icareClaim,
  label: 'Record the answer',
  route: 'PUT /app/icare-claims/{id}/answer',
  roles: office,
  input: {
    outcome: choice('Answer', { accepted: 'Accepted', rejected: 'Rejected' }, { required: true }),
    answerReference: text('Reference of icare', { max: 100 }),
    answerText: longText('What icare says', { max: 4000 }),
  },
  answer: record(icareClaim),
});
