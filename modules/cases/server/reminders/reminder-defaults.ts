import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { reminderRule, remindersAtStart } from '../../domain/index.ts';

export const reminderDefaults = ({ idOf }: Pick<DefaultsFor, 'idOf'>): DefaultRecords => ({
  resource: reminderRule,
  records: remindersAtStart.map((rule) => ({
    id: idOf('reminderRule', rule.what, rule.side, String(rule.days), rule.sentBy),
    ...rule,
    isActive: true,
  })),
});
