import { addDays } from '#kernel/domain';
import type { ActionsDue } from '../../domain/index.ts';
import { countable } from './statistic.ts';
import type { Statistic } from './statistic.ts';

/** The next seven days, today being the first of them. */
const restOfWeek = 6;

export const actionsDue: Statistic<'actionsDue', ActionsDue> = {
  statement(asked) {
    const { params, tenant, scope } = countable(asked, 'actionRequired');
    const today = params.add(asked.today, '::date');
    const last = params.add(addDays(asked.today, restOfWeek), '::date');
    const own = params.add(asked.actor.userId, '::uuid');
    const counts = (whose: string) => `json_build_object(
      'overdue', count(*) filter (where t.due_date < ${today}${whose}),
      'today', count(*) filter (where t.due_date = ${today}${whose}),
      'week', count(*) filter (where t.due_date > ${today}${whose}))`;
    return {
      text: `select ${counts(` and t.assigned_user_id = ${own}`)} as mine, ${counts('')} as "all"
        from correspondence_actions t
        where t.tenant_id = ${tenant} and t.status = 'open'
          and t.due_date <= ${last}${scope}`,
      values: params.values,
    };
  },
  answer: ([row]) => row as ActionsDue,
};
