import { defineWorkflow, longText } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingAgreement } from './funding-agreement.resource.ts';

/** B-292, B-296, G-054, C-416, C-417: Active makes it Effective. */
export const fundingAgreementWorkflow = defineWorkflow({
  on: fundingAgreement,
  axes: { status: { final: ['cancelled'] } },
  moves: {
    Active: {
      label: 'Set active',
      can: 'set it active',
      who: office,
      status: { from: ['pending'], to: 'effective' },
    },
    Cancelled: {
      label: 'Cancel agreement',
      can: 'cancel it',
      who: office,
      asks: { reason: longText('Reason', { required: true, max: 1000 }) },
      status: { from: ['pending', 'effective'], to: 'cancelled' },
    },
  },
});
