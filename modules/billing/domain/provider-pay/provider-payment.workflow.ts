import { defineWorkflow } from '#kernel/domain';
import { providerPayment } from './provider-payment.resource.ts';

/** Without `who`: each move is part of a decision that moves money with it. */
export const providerPaymentWorkflow = defineWorkflow({
  on: providerPayment,
  axes: { status: { final: ['cancelled'] } },
  moves: {
    pay: { label: 'Mark as paid', can: 'mark it as paid', status: { from: ['made'], to: 'paid' } },
    cancel: { label: 'Cancel', can: 'cancel it', status: { from: ['made'], to: 'cancelled' } },
  },
});
