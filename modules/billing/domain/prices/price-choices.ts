import { chargeKinds } from '#cases/domain';

export const priceKinds = {
  list: 'Price list of the practice',
  scheme: 'Scheme price',
  gazetted: 'Gazetted price',
  company: 'Company price',
  contract: 'Contract price',
} as const;

export type PriceKind = keyof typeof priceKinds;

/** The first match wins. */
export const priceOrder: readonly PriceKind[] = [
  'contract',
  'company',
  'gazetted',
  'scheme',
  'list',
];

const { lateCancellation, specialistOnly, loading: _loading, ...others } = chargeKinds;

/** What a case is charged for, those with a ladder first; loadings come with one of them. */
export const ruleKinds = { lateCancellation, specialistOnly, ...others } as const;

export type RuleKind = keyof typeof ruleKinds;

export const loadings = {
  extraPages: 'Extra pages',
  injuries: 'Several injuries',
  interpreter: 'Interpreter',
  urgent: 'Urgent report',
  travel: 'Travel to the claimant',
} as const;

export type Loading = keyof typeof loadings;
