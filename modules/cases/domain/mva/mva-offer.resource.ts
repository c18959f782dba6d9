import { choice, date, defineResource, longText, lookup, money } from '#kernel/domain';
import { office } from '#platform/domain';
import { headFields, heads, sumOfHeads } from './heads-of-damage.ts';
import { offerStatuses, offerTones } from './mva-choices.ts';
import { mvaInsurer } from './mva-insurer.resource.ts';
import { mva } from './mva.resource.ts';

/** What is said of an offer. */
export const offerFields = {
  offeredOn: date('Offered on', { required: true, notFuture: true }),
  expiresOn: date('Open until'),
  status: choice('Status', offerStatuses),
  ...headFields,
  note: longText('Note', { max: 2000 }),
} as const;

/** G-021: one offer of one insurer, by heads of damage. Written through the claim (C-262 to C-264). */
export const mvaOffer = defineResource({
  name: 'mvaOffer',
  segment: 'mva-offers',
  label: ['Offer', 'Offers'],
  title: '{offeredOn} {amount}',
  features: ['MVA'],
  parent: { field: 'claimId', as: 'all-offers' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    claimId: lookup('Claim', mva.name, { required: true }),
    insurerItemId: lookup('Insurer', mvaInsurer.name, { required: true }),
    ...offerFields,
    status: choice('Status', offerStatuses, {
      required: true,
      default: 'received',
      tones: offerTones,
    }),
    amount: money('Amount', { computed: sumOfHeads }),
  },
  checks: {
    expiresAfterOffer: {
      field: 'expiresOn',
      op: '>=',
      than: 'offeredOn',
      refusal: 'offerEndsBeforeItBegins',
    },
  },

  verbs: { list: office, read: office, lookup: office },
  list: {
    columns: ['insurerItemId', 'offeredOn', 'expiresOn', 'amount', 'status'],
    sort: 'offeredOn desc',
  },
  filters: ['claimId', 'insurerItemId', 'status'],
  lookup: { text: '{offeredOn} {amount}', sort: 'offeredOn desc', filters: ['claimId'] },
  detail: {
    Offer: ['insurerItemId', 'offeredOn', 'expiresOn', 'status', 'amount'],
    'Heads of damage': [...heads],
    Words: ['note'],
  },
});
