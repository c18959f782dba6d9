import type { Actor, ExportJob } from '#kernel/domain';
import { Refused, contextOf, isUuid } from '#kernel/server';
import type { Services } from '#kernel/server';
import * as z from 'zod';
import { checkBody } from '../check-body.ts';
import { asJob } from './export-row.ts';
import type { ExportRow } from './export-row.ts';
import { tellRequester } from './tell-requester.ts';

const whole = (fallback: number, min: number) =>
  z.coerce
    .number('Must be a whole number.')
    .int('Must be a whole number.')
    .min(min)
    .default(fallback);

const pageSchema = z.strictObject({
  maxResultCount: whole(20, 1).transform((count) => Math.min(count, 100)),
  skipCount: whole(0, 0).pipe(z.number().max(1_000_000)),
});

const listText = `select * from export_jobs where tenant_id = $1 and user_id = $2
  order by creation_time desc, id limit $3::int offset $4::int`;
const countText =
  'select count(*)::int as total from export_jobs where tenant_id = $1 and user_id = $2';
const readText = 'select * from export_jobs where tenant_id = $1 and user_id = $2 and id = $3';
const cancelText = `update export_jobs
  set state = 'cancelled', finished_time = $4
  where tenant_id = $1 and user_id = $2 and id = $3 and state in ('waiting', 'running') returning *`;

export async function listExports(
  { db, now }: Services,
  actor: Actor,
  query: unknown,
): Promise<{ items: ExportJob[]; totalCount: number }> {
  const { maxResultCount, skipCount } = checkBody(pageSchema, query);
  const own = [actor.tenantId, actor.userId];
  const [found, counted] = await db.batch(contextOf(actor), [
    { text: listText, values: [...own, maxResultCount, skipCount] },
    { text: countText, values: own },
  ]);
  const rows = (found?.rows ?? []) as unknown as ExportRow[];
  return {
    items: rows.map((row) => asJob(row, now())),
    totalCount: Number(counted?.rows[0]?.total ?? 0),
  };
}

/** The row itself; another user's does not exist. */
export async function ownExport({ db }: Services, actor: Actor, id: string): Promise<ExportRow> {
  if (!isUuid(id)) throw new Refused('notFound');
  const [found] = await db.batch(contextOf(actor), [
    { text: readText, values: [actor.tenantId, actor.userId, id] },
  ]);
  const row = found?.rows[0] as ExportRow | undefined;
  if (!row) throw new Refused('notFound');
  return row;
}

export async function readExport(services: Services, actor: Actor, id: string): Promise<ExportJob> {
  return asJob(await ownExport(services, actor, id), services.now());
}

/** The run notices at its next page, and leaves nothing behind. */
export async function cancelExport(
  services: Services,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<ExportJob> {
  await ownExport(services, actor, id);
  const [done] = await services.db.batch(contextOf(actor, requestId), [
    { text: cancelText, values: [actor.tenantId, actor.userId, id, services.now()] },
  ]);
  const row = done?.rows[0] as ExportRow | undefined;
  if (!row) throw new Refused('exportEnded');
  tellRequester(services, row);
  return asJob(row, services.now());
}
