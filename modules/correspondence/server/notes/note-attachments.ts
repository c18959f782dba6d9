import { can } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import { ownerAccessPoint } from '#documents/server';
import { reachRecord } from './note.handlers.ts';

const linkText = `select from_module as "fromModule", object_id as "objectId" from correspondences
  where tenant_id = $1 and id = $2::uuid and not is_deleted`;

type Link = { readonly fromModule: string; readonly objectId: string };

/** The files of a note are for whoever sees the note on its record. */
export const noteAttachments = ownerAccessPoint.contribute({
  resource: 'correspondence',
  async reach(services, actor, id, requestId) {
    if (!can(actor, 'correspondence.ofRecord')) throw new Refused('notFound');
    await services.db.transaction(contextOf(actor, requestId), async (tx) => {
      const [link] = await tx.query<Link>(linkText, [actor.tenantId, id]);
      if (!link) throw new Refused('notFound');
      await reachRecord(tx, actor, link);
    });
  },
});
