import { caseTypeNames, payeeWays } from '#cases/domain';
import { serviceItemsAtStart } from '../billing-at-start.ts';
import { loadings, priceKinds, priceOrder, ruleKinds } from './price-choices.ts';
import { rulesAtStart } from './rules-at-start.ts';
import type { RuleAtStart } from './rules-at-start.ts';

const named = (code: string): string => {
  const item = serviceItemsAtStart.find(([known]) => known === code);
  if (!item) throw new Error(`No service item ${code}`);
  return `${code} ${item[1]}`;
};

function noticeText({ chargeKind, noticeUpTo }: RuleAtStart): string {
  if (noticeUpTo === undefined) return chargeKind === 'lateCancellation' ? 'any' : '';
  return noticeUpTo === 0 ? 'same day' : `up to ${noticeUpTo} business days`;
}

function customerText(rule: RuleAtStart): string {
  if (!rule.item) return 'nothing';
  const share = rule.shareOf
    ? `${rule.percent ?? '100'} % of ${rule.shareOf}`
    : 'price of the item';
  const units = rule.unitSize
    ? `, for each ${rule.unitSize} over ${rule.freeUnits ?? 0}, begun ones too`
    : '';
  return `${share}${units}`;
}

const row = (rule: RuleAtStart): string =>
  [
    caseTypeNames[rule.caseType],
    ruleKinds[rule.chargeKind],
    rule.loading ? loadings[rule.loading] : '',
    noticeText(rule),
    rule.item ? named(rule.item) : '',
    customerText(rule),
    payeeWays.arrangement,
  ].join(' | ');

/** `docs/billing-rules.md`. */
export const billingRulesDocument = (): string => `# Billing rules

Printed from \`modules/billing/domain/prices\` by \`npm run docs\`. Every practice starts with these rules and edits its
own under Billing Rules, with a preview over the cases of the last month.

| case type | charged for | loading | notice | service item | customer pays | specialist earns |
|---|---|---|---|---|---|---|
${rulesAtStart.map((rule) => `| ${row(rule)} |`).join('\n')}

## Which rule

Rules of a company stand in place of all those of the practice for the same charge. On a ladder the lowest step wins
that the notice does not reach over. Notice is counted in business days of the place of the appointment, from the day
on which it was given to the day before the appointment; weekends and holidays there do not count. Each charge is made
once in the life of a case, and each item among the loadings.

## Which price

The first that fits on the day wins:

${priceOrder.map((kind, at) => `${at + 1}. ${priceKinds[kind]}`).join('\n')}
${priceOrder.length + 1}. Usual price of the service item

Of one kind the price for the specialist goes before that for the specialty, and that before the general one. The
charge and the line of the invoice say in words which price it was.

## What the specialist earns

${Object.values(payeeWays)
  .map((name) => `- ${name}`)
  .join('\n')}

By the fees of the specialist means: where the arrangement splits the matter, the percentage of the fee table of what
the customer pays; else the amount of the fee table. Where a rule names a least pay, no less is paid.
`;
