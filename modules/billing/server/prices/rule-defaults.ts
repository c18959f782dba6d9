import type { TenantDefaults } from '#kernel/server';
import { billingRule, rulesAtStart } from '../../domain/index.ts';

export const ruleDefaults: TenantDefaults = ({ idOf }) => [
  {
    resource: billingRule,
    records: rulesAtStart.map(({ item, shareOf, ...rule }) => ({
      id: idOf(
        'billingRule',
        rule.caseType,
        rule.chargeKind,
        rule.loading ?? '',
        String(rule.noticeUpTo ?? ''),
      ),
      ...rule,
      percent: rule.percent ?? '100',
      serviceItemId: item && idOf('serviceItem', item),
      priceItemId: shareOf ? idOf('serviceItem', shareOf) : null,
    })),
  },
];
