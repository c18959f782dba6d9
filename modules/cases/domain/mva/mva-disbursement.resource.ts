import { choice, defineResource, lookup, money, number, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { disbursementKinds } from './mva-choices.ts';
import { mva } from './mva.resource.ts';

export const disbursementLineFields = {
  kind: choice('Kind', disbursementKinds, { required: true }),
  payee: text('Paid to', { required: true, max: 200 }),
  description: text('For', { max: 300 }),
  amount: money('Amount', { required: true, min: 0 }),
} as const;

/** One line of the final disbursement statement. Written as a whole by C-269. */
export const mvaDisbursement = defineResource({
  name: 'mvaDisbursement',
  segment: 'mva-disbursements',
  label: ['Disbursement', 'Disbursements'],
  title: '{payee} {amount}',
  features: ['MVA'],
  parent: { field: 'claimId', as: 'disbursements', order: 'itemIndex' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Claim', mva.name, { required: true, readOnly: true }),
    itemIndex: number('Order', { readOnly: true }),
    ...disbursementLineFields,
  },
  verbs: { list: office },
  list: { columns: ['itemIndex', 'kind', 'payee', 'description', 'amount'], sort: 'itemIndex' },
  filters: ['claimId', 'kind'],
  detail: { Disbursement: ['kind', 'payee', 'description', 'amount'] },
});
