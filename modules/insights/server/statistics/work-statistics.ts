import { can, exportTask, importTask } from '#kernel/domain';
import { failedTasksText } from '#kernel/server';
import type { StatisticAnswers } from '../../domain/index.ts';
import type { Statistic } from './statistic.ts';

const recentDays = 7;

export const unread: Statistic<'unread', StatisticAnswers['unread']> = {
  statement: ({ actor }) => ({
    text: `select count(*)::int as total,
        count(*) filter (where type = 'Action Required')::int as "actionRequired",
        count(*) filter (where type = 'Email Received')::int as "emailReceived"
      from platform_notifications where tenant_id = $1 and recipient_id = $2 and read_time is null`,
    values: [actor.tenantId, actor.userId],
  }),
  answer: ([row]) => row as StatisticAnswers['unread'],
};

/** One's own tasks that failed and were not dismissed; mails for those who may see what was sent. */
export const failedWork: Statistic<'failedWork', StatisticAnswers['failedWork']> = {
  statement: ({ actor, now }) => ({
    text: `with failed as (${failedTasksText('$1', '$2', `$3::timestamptz - interval '${recentDays} days'`)})
      select (select count(*)::int from failed where name = '${exportTask.name}') as exports,
        (select count(*)::int from failed where name = '${importTask.name}') as imports,
        (select count(*)::int from failed
          where name not in ('${exportTask.name}', '${importTask.name}')) as "otherTasks",
        case when $4::boolean then (
          select count(*)::int from correspondence_emails
          where tenant_id = $1 and status = 'failed'
            and creation_time > $3::timestamptz - interval '${recentDays} days'
        ) else 0 end as emails`,
    values: [actor.tenantId, actor.userId, now, can(actor, 'emailTracking.list')],
  }),
  answer: ([row]) => row as StatisticAnswers['failedWork'],
};
