import { defineWorkflow, longText, lookup } from '#kernel/domain';
import { office } from '#platform/domain';
import { receipt } from '../receipts/receipt.resource.ts';
import { prepaymentRequest } from './prepayment-request.resource.ts';

export const prepaymentWorkflow = defineWorkflow({
  on: prepaymentRequest,
  axes: { status: { final: ['received', 'withdrawn'] } },
  moves: {
    receive: {
      label: 'Mark received',
      can: 'mark it received',
      who: ['ADMIN_STAFF', 'ACCOUNTING'],
      asks: {
        receiptId: lookup('Receipt', receipt.name, { hint: 'Empty: recorded by hand.' }),
        note: longText('How we know', { max: 1000 }),
      },
      status: { from: ['requested'], to: 'received' },
    },
    withdraw: {
      label: 'Withdraw',
      can: 'withdraw it',
      who: office,
      asks: { note: longText('Reason', { required: true, max: 1000 }) },
      status: { from: ['requested'], to: 'withdrawn' },
    },
  },
});
