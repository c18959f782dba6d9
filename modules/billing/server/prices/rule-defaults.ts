import type { TenantDefaults } from '#kernel/server';
import { billingRule, rulesAtStart } from '../../domain/index.ts';

export const ruleDefaults: TenantDefaults = ({ idOf }) => [
  {
    resource: billingRule,
    records: rulesAtStart.map(({ item, shareOf, chargeKind, noticeUpTo, ...rule }) => ({
      id: idOf(
        'billingRule',
        rule.caseType,
        chargeKind,
        rule.loading ?? '',
        String(noticeUpTo ?? ''),
      ),
      ...rule,
      kind: chargeKind,
      notice: noticeUpTo ?? null,
      percent: rule.percent ?? '100',
      serviceItemId: item && idOf('serviceItem', item),
      priceItemId: shareOf ? idOf('serviceItem', shareOf) : null,
    })),
  },
];
