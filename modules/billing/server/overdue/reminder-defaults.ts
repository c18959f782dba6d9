import type { DefaultRecords, DefaultsFor } from '#kernel/server';
import { invoiceReminderRule, invoiceRemindersAtStart } from '../../domain/index.ts';

export const invoiceReminderDefaults = ({ idOf }: Pick<DefaultsFor, 'idOf'>): DefaultRecords => ({
  resource: invoiceReminderRule,
  isWhole: true,
  records: invoiceRemindersAtStart.map((rule) => ({
    id: idOf('invoiceReminderRule', String(rule.level)),
    ...rule,
  })),
});
