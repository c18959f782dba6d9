import { can } from '#kernel/domain';
import type { StatisticAnswers } from '../../domain/index.ts';
import type { Statistic } from './statistic.ts';

const recentDays = 7;

export const unread: Statistic<'unread'> = {
  statement: ({ actor }) => ({
    text: `select count(*)::int as total,
        count(*) filter (where type = 'Action Required')::int as "actionRequired",
        count(*) filter (where type = 'Email Received')::int as "emailReceived"
      from notifications where tenant_id = $1 and recipient_id = $2 and read_time is null`,
    values: [actor.tenantId, actor.userId],
  }),
  answer: ([row]) => row as unknown as StatisticAnswers['unread'],
};

/** One's own exports; mails for those who may see what was sent. */
export const failedWork: Statistic<'failedWork'> = {
  statement: ({ actor, now }) => ({
    text: `select (
        select count(*)::int from export_jobs
        where tenant_id = $1 and user_id = $2 and state = 'failed'
          and creation_time > $3::timestamptz - interval '${recentDays} days'
      ) as exports, case when $4::boolean then (
        select count(*)::int from emails_tracking
        where tenant_id = $1 and status = 'failed' and not is_deleted
          and creation_time > $3::timestamptz - interval '${recentDays} days'
      ) else 0 end as emails`,
    values: [actor.tenantId, actor.userId, now, can(actor, 'emailTracking.list')],
  }),
  answer: ([row]) => row as unknown as StatisticAnswers['failedWork'],
};
