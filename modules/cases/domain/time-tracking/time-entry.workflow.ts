import { defineWorkflow, longText } from '#kernel/domain';
import { adminStaff, office } from '#platform/domain';
import { timeEntry } from './time-entry.resource.ts';

const reason = { reason: longText('Reason', { required: true, max: 1000 }) } as const;

/** G-027: nobody sets Billed by hand, the invoice does. Our reading: what is approved can be billed. */
export const timeWorkflow = defineWorkflow({
  on: timeEntry,
  axes: { billingStatus: { final: ['billed'], chargeable: ['readyToBill'] }, approval: {} },
  moves: {
    submit: {
      label: 'Submit',
      can: 'submit it',
      who: office,
      approval: { from: ['draft'], to: 'submitted' },
      billingStatus: { from: ['notReady', 'nonBillable'] },
    },
    sendBack: {
      label: 'Send back',
      can: 'send it back',
      who: adminStaff,
      asks: reason,
      approval: { from: ['submitted'], to: 'draft' },
    },
    approve: {
      label: 'Approve',
      can: 'approve it',
      who: adminStaff,
      approval: { from: ['submitted'], to: 'approved' },
      billingStatus: { steps: { notReady: 'readyToBill', nonBillable: 'nonBillable' } },
    },
    reopen: {
      label: 'Reopen',
      can: 'reopen it',
      who: adminStaff,
      asks: reason,
      approval: { from: ['approved'], to: 'draft' },
      billingStatus: { steps: { readyToBill: 'notReady', nonBillable: 'nonBillable' } },
    },
    setNonBillable: {
      label: 'Set to Non-Billable',
      can: 'set it to Non-Billable',
      who: office,
      approval: { from: ['draft', 'submitted'] },
      billingStatus: { from: ['notReady'], to: 'nonBillable' },
    },
    setBillable: {
      label: 'Set to billable',
      can: 'set it to billable',
      who: office,
      approval: { from: ['draft', 'submitted'] },
      billingStatus: { from: ['nonBillable'], to: 'notReady' },
    },
    bill: { label: 'Billed', billingStatus: { from: ['readyToBill'], to: 'billed' } },
    unbill: { label: 'No longer billed', billingStatus: { from: ['billed'], to: 'readyToBill' } },
  },
});
