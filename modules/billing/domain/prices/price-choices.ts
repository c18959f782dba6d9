import { chargeKinds } from '#cases/domain';

/** In the order in which they win. */
export const priceKinds = {
  contract: 'Contract price',
  company: 'Company price',
  gazetted: 'Gazetted price',
  scheme: 'Scheme price',
  list: 'Price list of the practice',
} as const;

export type PriceKind = keyof typeof priceKinds;

const { loading: _loading, ...mainKinds } = chargeKinds;

/** What a case is charged for; loadings come with one of them. */
export const ruleKinds = mainKinds;

export type RuleKind = keyof typeof ruleKinds;

export const loadings = {
  interpreter: 'Interpreter',
  urgent: 'Urgent report',
  extraPages: 'Extra pages',
  injuries: 'Several injuries',
  travel: 'Travel to the claimant',
} as const;

export type Loading = keyof typeof loadings;
