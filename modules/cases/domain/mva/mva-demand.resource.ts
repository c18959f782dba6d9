import { date, defineResource, longText, lookup, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { headFields, heads, sumOfHeads } from './heads-of-damage.ts';
import { mvaInsurer } from './mva-insurer.resource.ts';
import { mva } from './mva.resource.ts';

export const demandFields = {
  insurerItemId: lookup('To the insurer', mvaInsurer.name),
  demandedOn: date('Date of the letter', { required: true }),
  payableBy: date('Payable by'),
  ...headFields,
  words: longText('Words of the letter', { max: 8000 }),
} as const;

/** What the client asks for; every offer is held against it. Written by C-266. */
export const mvaDemand = defineResource({
  name: 'mvaDemand',
  segment: 'mva-demands',
  label: ['Demand', 'Demands'],
  title: '{demandedOn} {amount}',
  features: ['MVA'],
  parent: { field: 'claimId', as: 'demands' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Claim', mva.name, { required: true }),
    ...demandFields,
    amount: money('Amount', { computed: sumOfHeads }),
  },
  unique: [['claimId']],
  checks: {
    payableAfterLetter: {
      field: 'payableBy',
      op: '>=',
      than: 'demandedOn',
      refusal: 'demandDueBeforeLetter',
    },
  },

  verbs: { list: office, read: office },
  list: { columns: ['demandedOn', 'payableBy', 'amount'], sort: 'demandedOn desc' },
  filters: ['claimId'],
  detail: {
    Demand: ['insurerItemId', 'demandedOn', 'payableBy', 'amount'],
    'Heads of damage': [...heads],
    Letter: ['words'],
  },
});
