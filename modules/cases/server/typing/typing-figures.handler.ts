import { addDays, can } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { typingFigures, typistsToAssign } from '../../domain/index.ts';
import { tenantZone, todayOf } from '../engine/index.ts';

type Figures = { readonly jobs: number; readonly minutes: number };

/** The policy of the table leaves a typist what is free and what is theirs. */
const queueText = `select
    json_build_object('jobs', count(*) filter (where status = 'waiting'),
      'minutes', coalesce(sum(minutes) filter (where status = 'waiting'), 0)) as free,
    json_build_object('jobs', count(*) filter (where status = 'claimed' and typist_id = current_actor()),
      'minutes', coalesce(sum(minutes) filter (where status = 'claimed' and typist_id = current_actor()), 0)) as mine,
    json_build_object('jobs', count(*) filter (where due_on < $1::date),
      'minutes', coalesce(sum(minutes) filter (where due_on < $1::date), 0)) as overdue
  from typing_jobs where typed_report_status = '0' and not is_deleted`;

const daysText = `select (completed_at at time zone $1)::date::text as day, count(*)::int as jobs,
    sum(minutes)::float8 as minutes
  from typing_jobs
  where typed_report_status = '1' and not is_deleted
    and completed_at >= ($2::date::timestamp at time zone $1)
    and ($3::boolean or typist_id = current_actor())
  group by 1 order by 1 desc`;

const typistsText = `select j.typist_id as id, u.name,
    json_build_object('jobs', count(*) filter (where j.status = 'claimed'),
      'minutes', coalesce(sum(j.minutes) filter (where j.status = 'claimed'), 0)) as open,
    json_build_object('jobs', count(*) filter (where j.typed_report_status = '1'),
      'minutes', coalesce(sum(j.minutes) filter (where j.typed_report_status = '1'), 0)) as done
  from typing_jobs j join accounts u on u.id = j.typist_id
  where not j.is_deleted
    and (j.status = 'claimed' or j.completed_at >= ($2::date::timestamp at time zone $1))
  group by j.typist_id, u.name order by u.name, j.typist_id limit 200`;

type Queue = { free: Figures; mine: Figures; overdue: Figures };

const none: Figures = { jobs: 0, minutes: 0 };

async function queueOf(tx: Tx, today: string): Promise<Queue> {
  const [queue] = await tx.query<Queue>(queueText, [today]);
  return queue ?? { free: none, mine: none, overdue: none };
}

/** Two weeks: a typist sees their own days, whoever assigns jobs those of everybody. */
export const typingFiguresHandler = handle(typingFigures, async ({ actor, tx, services }) => {
  const [today, zone] = [await todayOf(tx, services), await tenantZone(tx)];
  const since = addDays(today, -13);
  const isOffice = can(actor, typistsToAssign.ability);
  return {
    today,
    ...(await queueOf(tx, today)),
    days: await tx.query<Figures & { day: string }>(daysText, [zone, since, isOffice]),
    typists: isOffice
      ? await tx.query<{ id: string; name: string; open: Figures; done: Figures }>(typistsText, [
          zone,
          since,
        ])
      : [],
  };
});
