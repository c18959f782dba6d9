import { date, defineWorkflow, longText, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { advancePayment } from './advance-payment.resource.ts';

export const advancePaymentWorkflow = defineWorkflow({
  on: advancePayment,
  axes: { status: { final: ['paid', 'cancelled'] } },
  moves: {
    pay: {
      label: 'Pay',
      can: 'pay it',
      who: office,
      asks: {
        paidOn: date('Paid on', { required: true }),
        reference: text('Reference', { max: 100 }),
      },
      status: { from: ['pending'], to: 'paid' },
    },
    cancel: {
      label: 'Cancel payment',
      can: 'cancel it',
      who: office,
      asks: { reason: longText('Reason', { required: true, max: 1000 }) },
      status: { from: ['pending'], to: 'cancelled' },
    },
  },
});
