import type { Rule } from '../domain/prices/choose-rule.ts';
import type { BillingFacts } from '../domain/prices/price-charges.ts';
import type { PricedItem } from '../domain/prices/resolve-price.ts';

let made = 0;

/** A rule of the practice for the examination itself. */
export const aRule = (values: Partial<Rule> = {}): Rule => ({
  id: `rule ${(made += 1)}`,
  caseType: 'IME',
  chargeKind: 'assessment',
  loading: null,
  companyId: null,
  companyName: null,
  noticeUpTo: null,
  serviceItemId: 'std',
  priceItemId: null,
  percent: '100',
  amount: null,
  freeUnits: null,
  unitSize: null,
  payeeWay: 'arrangement',
  payeePercent: null,
  payeeAmount: null,
  payeeMinimum: null,
  isActive: true,
  ...values,
});

const item = (id: string, code: string, name: string, unitPrice: string): [string, PricedItem] => [
  id,
  { id, code, name, unitPrice, hasGst: true },
];

export const someItems: ReadonlyMap<string, PricedItem> = new Map([
  item('std', 'IME-STD', 'Standard examination', '1450.00'),
  item('can', 'IME-CAN', 'Cancellation', '700.00'),
  item('pgs', 'IME-PGS', 'Reading over 100 pages', '180.00'),
]);

/** A case of a company without anything special. */
export const someFacts = (values: Partial<BillingFacts> = {}): BillingFacts => ({
  caseType: 'IME',
  companyId: 'c1',
  schemeId: null,
  specialistId: 'd1',
  specialtyId: null,
  day: '2026-10-12',
  notice: null,
  interpreter: false,
  urgent: false,
  pages: 0,
  injuries: 1,
  homeVisit: false,
  ...values,
});
