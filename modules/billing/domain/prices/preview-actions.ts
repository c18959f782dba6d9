import { date, defineAction, oneOf, text } from '#kernel/domain';
import type { Fields, ValueOfShape } from '#kernel/domain';
import { office } from '#platform/domain';
import { billingRule } from './billing-rule.resource.ts';
import { ruleKinds } from './price-choices.ts';
import { servicePrice } from './service-price.resource.ts';

/** At most so many rows are shown; the figures are of all. */
export const mostPreviewRows = 200;

export const previewShape = {
  from: 'date',
  to: 'date',
  looked: 'number',
  cases: 'number',
  invoices: 'number',
  difference: 'money',
  payments: 'number',
  payDifference: 'money',
  rows: [
    {
      caseId: 'id',
      caseType: 'text',
      caseNo: 'text',
      claimantName: 'text?',
      companyName: 'text?',
      kind: oneOf(ruleKinds),
      day: 'date',
      before: 'money',
      after: 'money',
      payBefore: 'money',
      payAfter: 'money',
      rule: 'text',
    },
  ],
} as const;

export type ShownPreview = ValueOfShape<typeof previewShape>;

/** Besides what would be saved. */
const asked = {
  id: text('Record', { max: 36 }),
  from: date('From'),
  to: date('To'),
} as const satisfies Fields;

export const previewRule = defineAction({
  name: 'preview',
  on: billingRule,
  label: 'Preview over past cases',
  route: 'POST /app/billing-rules/preview',
  roles: office,
  input: { ...billingRule.fields, ...asked },
  answer: previewShape,
});

export const previewPrice = defineAction({
  name: 'preview',
  on: servicePrice,
  label: 'Preview over past cases',
  route: 'POST /app/service-prices/preview',
  roles: office,
  input: { ...servicePrice.fields, ...asked },
  answer: previewShape,
});
