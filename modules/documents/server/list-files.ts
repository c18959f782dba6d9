import type { Actor } from '#kernel/domain';
import { can } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { reachOwnerToRead } from './file-access.ts';
import { fileItem } from './file-item.ts';
import { paperRightsOf, sharedOnly } from './paper-rights-point.ts';
import { fileColumns, fileTables } from './file-row.ts';
import type { FileRow } from './file-row.ts';
import { withSentMarks } from './sent-files-point.ts';

type Query = {
  fromModule?: string;
  objectId?: string;
  maxResultCount?: string;
  skipCount?: string;
};

const text = `select ${fileColumns}, count(*) over() as total from ${fileTables}
  where f.status = 'stored' and f.owner_resource = $1 and f.owner_id = $2::uuid
    and f.owner_property is null and ($5::text[] is null or y.key = any($5::text[]))
  order by f.creation_time desc, f.id limit $3::int offset $4::int`;

const whole = (given: string | undefined, fallback: number, most: number): number => {
  const number = Number(given ?? fallback);
  if (!Number.isInteger(number) || number < 0) throw new Refused('malformed');
  return Math.min(number, most);
};

/** A parameter that is given twice arrives as a list. */
export function fileOwnerIn({ fromModule = '', objectId = '' }: Query): {
  module: string;
  id: string;
} {
  if (typeof fromModule !== 'string' || typeof objectId !== 'string')
    throw new Refused('malformed');
  return { module: fromModule, id: objectId };
}

/** The attachments of one record, for whoever may read the record. */
export async function listFiles(
  services: Services,
  actor: Actor,
  query: Query,
  requestId: string,
): Promise<object> {
  const link = fileOwnerIn(query);
  const resource = await reachOwnerToRead(services, actor, link, requestId);
  const context = contextOf(actor, requestId);
  const shared = sharedOnly(services, actor, resource.name);
  const take = whole(query.maxResultCount, 100, 100);
  const skip = whole(query.skipCount, 0, 1_000_000);
  const [found] = await services.db.batch(context, [
    { text, values: [resource.name, link.id, take, skip, shared] },
  ]);
  const rows = await withSentMarks(
    services,
    actor,
    (found?.rows ?? []) as (FileRow & { total: number })[],
    requestId,
  );
  const { attach = `${resource.name}.update` } = paperRightsOf(services, resource.name) ?? {};
  const canChange = can(actor, attach);
  return {
    items: rows.map((row) => fileItem(row, actor, canChange)),
    totalCount: rows[0]?.total ?? 0,
  };
}
