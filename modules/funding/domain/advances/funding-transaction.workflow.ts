import { date, defineWorkflow, longText, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingTransaction } from './funding-transaction.resource.ts';

/** G-037, B-293: people reach five of the states; Claimed and Settled are set by the system. */
export const fundingTransactionWorkflow = defineWorkflow({
  on: fundingTransaction,
  axes: { status: { final: ['4', '5'] } },
  moves: {
    request: {
      label: 'Request',
      can: 'request it',
      who: office,
      status: { from: ['0'], to: '1' },
    },
    pay: {
      label: 'Pay',
      can: 'pay it',
      who: office,
      asks: {
        paidOn: date('Paid on', { required: true }),
        amount: money('Amount', { hint: 'Empty: all that is open.' }),
      },
      status: { from: ['1', '2'], to: ['2', '6'] },
    },
    cancel: {
      label: 'Cancel transaction',
      can: 'cancel it',
      who: office,
      asks: { reason: longText('Reason', { required: true, max: 1000 }) },
      status: { from: ['0', '1'], to: '5' },
    },
    claim: { label: 'Claimed', status: { from: ['2', '6'], to: '3' } },
    settle: { label: 'Settled with its loan', status: { from: ['2', '3', '6'], to: '4' } },
    reopen: { label: 'Settlement taken back', status: { from: ['4'], to: ['2', '6'] } },
  },
});
