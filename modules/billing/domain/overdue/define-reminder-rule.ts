import { choice, defineResource, flag, number } from '#kernel/domain';
import type { Choices } from '#kernel/domain';
import { office } from '#platform/domain';

type Given<C extends Choices> = {
  readonly name: string;
  readonly segment: string;
  readonly label: readonly [one: string, many: string];
  /** What a rung of the ladder is called, and how the days are. */
  readonly words: { readonly level: string; readonly days: string };
  /** Each has words of its own under Mail Templates; the first is chosen at the start. */
  readonly templates: C;
  readonly default: keyof C & string;
  readonly features?: readonly string[];
};

/** A ladder of reminders: which words are sent so many days after the due day. */
export const defineReminderRule = <const C extends Choices>(given: Given<C>) =>
  defineResource({
    name: given.name,
    segment: given.segment,
    label: given.label,
    title: `${given.words.level} {level}`,
    ...(given.features && { features: given.features }),

    fields: {
      level: number(given.words.level, { required: true, unique: true, min: 1, max: 9 }),
      daysOverdue: number(given.words.days, { required: true, min: 1, max: 365 }),
      template: choice('Words', given.templates, { required: true, default: given.default }),
      isActive: flag('Active', { default: true }),
    },

    verbs: {
      list: office,
      read: office,
      create: office,
      update: office,
      delete: office,
      enable: office,
      disable: office,
    },
    list: { columns: ['level', 'daysOverdue', 'template', 'isActive'], sort: 'level' },
    filters: ['template', 'isActive'],
    facts: ['level', 'daysOverdue'],
    detail: { Reminder: ['level', 'daysOverdue', 'template', 'isActive'] },
  });
