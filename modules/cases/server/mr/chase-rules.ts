import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { chaseRulesAtStart, recordChaseRule } from '../../domain/index.ts';

export const chaseRuleDefaults = ({ idOf }: Pick<DefaultsFor, 'idOf'>): DefaultRecords => ({
  resource: recordChaseRule,
  records: chaseRulesAtStart.map((rule) => ({
    id: idOf('recordChaseRule', rule.name),
    ...rule,
    isActive: true,
  })),
});
