import { money } from '#kernel/domain';

/** What a demand and an offer are made of, in the order of a schedule of damages. */
export const headNames = {
  nonEconomicLoss: 'Non-economic loss',
  pastTreatment: 'Past treatment',
  futureTreatment: 'Future treatment',
  pastEconomicLoss: 'Past loss of earnings',
  futureEconomicLoss: 'Future loss of earnings',
  superannuation: 'Superannuation',
  pastCare: 'Past care',
  futureCare: 'Future care',
  otherDamage: 'Other',
  legalCosts: 'Costs',
} as const;

export type Head = keyof typeof headNames;
export const heads = Object.keys(headNames) as readonly Head[];

export type HeadAmounts = Readonly<Partial<Record<Head, string | null>>>;

const amount = { min: 0 } as const;

export const headFields = {
  nonEconomicLoss: money(headNames.nonEconomicLoss, amount),
  pastTreatment: money(headNames.pastTreatment, amount),
  futureTreatment: money(headNames.futureTreatment, amount),
  pastEconomicLoss: money(headNames.pastEconomicLoss, amount),
  futureEconomicLoss: money(headNames.futureEconomicLoss, amount),
  superannuation: money(headNames.superannuation, amount),
  pastCare: money(headNames.pastCare, amount),
  futureCare: money(headNames.futureCare, amount),
  otherDamage: money(headNames.otherDamage, amount),
  legalCosts: money(headNames.legalCosts, amount),
} as const;

/** The sum of the heads, kept by the database. */
export const sumOfHeads = heads.map((head) => `coalesce({${head}}, 0)`).join(' + ');
