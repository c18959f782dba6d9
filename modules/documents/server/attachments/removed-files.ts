import type { Actor } from '#kernel/domain';
import { Refused, contextOf, isUuid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { flags } from '#identity/domain';
import { reachOwner, reachOwnerToChange } from '../file-access.ts';
import { fileColumns, fileTables } from '../file-row.ts';
import { fileOwnerIn } from '../list-files.ts';
import type { FileRow } from '../file-row.ts';

/** As long as the clean-up leaves the bytes. */
const daysInBin = 30;

type RemovedRow = FileRow & { readonly removedAt: string; readonly removedBy: string | null };

const removedText = (
  condition: string,
) => `select ${fileColumns}, f.removed_at as "removedAt", a.name as "removedBy"
  from ${fileTables}
  join file_removals r on r.tenant_id = f.tenant_id and r.file_id = f.id and r.put_back_at is null
  left join accounts a on a.tenant_id = r.tenant_id and a.id = r.removed_by
  where f.status = 'removed' and f.removed_at > $1::timestamptz - interval '${daysInBin} days'
    and f.owner_property is null and ($2::uuid is null or r.removed_by = $2::uuid) and ${condition}
  order by f.removed_at desc, f.id limit 200`;

/** The practice finds what anybody deleted, others what they deleted themselves. */
const onlyOf = (actor: Actor): string | null => (flags.isAdminOrStaff(actor) ? null : actor.userId);

export async function listRemovedFiles(
  services: Services,
  actor: Actor,
  query: { fromModule?: string; objectId?: string },
  requestId: string,
): Promise<object> {
  const link = fileOwnerIn(query);
  const resource = await reachOwnerToChange(services, actor, link, requestId);
  const [found] = await services.db.batch(contextOf(actor, requestId), [
    {
      text: removedText('f.owner_resource = $3 and f.owner_id = $4::uuid'),
      values: [services.now(), onlyOf(actor), resource.name, link.id],
    },
  ]);
  const rows = (found?.rows ?? []) as RemovedRow[];
  return {
    items: rows.map(({ id, name, removedAt, removedBy }) => ({ id, name, removedAt, removedBy })),
  };
}

const putBackText = `update files set status = 'stored', removed_at = null
  where id = $1::uuid and status = 'removed' returning id`;

/** It stands with its record again, as it was. */
export async function putFileBack(
  services: Services,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<void> {
  const context = contextOf(actor, requestId);
  const [found] = await services.db.batch(context, [
    {
      text: removedText('f.id = $3::uuid'),
      values: [services.now(), onlyOf(actor), isUuid(id) ? id : null],
    },
  ]);
  const [file] = (found?.rows ?? []) as RemovedRow[];
  if (!file) throw new Refused('notFound');
  await reachOwner(services, actor, file, 'update', requestId);
  const [done] = await services.db.batch(context, [{ text: putBackText, values: [file.id] }]);
  if (!done?.rows.length) throw new Refused('notFound');
}
