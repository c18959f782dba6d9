import { defineWorkflow, longText } from '#kernel/domain';
import { office } from '#platform/domain';
import { loanFunding } from './loan-funding.resource.ts';

/** G-054, C-413, C-414. `settle` is part of a settlement, by its own call. */
export const loanWorkflow = defineWorkflow({
  on: loanFunding,
  axes: { status: {}, isOnHold: {} },
  moves: {
    Active: {
      label: 'Set active',
      can: 'set it active',
      who: office,
      status: { from: ['cancelled'], to: 'active' },
    },
    Cancelled: {
      label: 'Cancel loan',
      can: 'cancel it',
      who: office,
      asks: { reason: longText('Reason', { required: true, max: 1000 }) },
      status: { from: ['active'], to: 'cancelled' },
    },
    putOnHold: {
      label: 'Put on hold',
      can: 'put it on hold',
      who: office,
      status: { from: ['active'] },
      isOnHold: { from: ['false'], to: 'true' },
    },
    takeOffHold: {
      label: 'Take off hold',
      can: 'take it off hold',
      who: office,
      isOnHold: { from: ['true'], to: 'false' },
    },
    settle: { label: 'Settled', status: { from: ['active'], to: 'settled' } },
    reopen: { label: 'Settlement taken back', status: { from: ['settled'], to: 'active' } },
  },
});
