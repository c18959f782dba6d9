import { can } from '#kernel/domain';
import { defineGuard } from '#kernel/server';
import { decideNote } from '../../domain/index.ts';
import type { NoteFacts } from '../../domain/index.ts';

const factsText = `select from_module as "fromModule", object_id as "objectId", visibility,
    note_group_ids(id) as "groupIds",
    array(select m.target_id from correspondences__mentions m
      where m.tenant_id = t.tenant_id and m.owner_id = t.id) as "mentionIds"
  from correspondences t where tenant_id = $1 and id = $2 and not is_deleted`;

export const noteGuard = defineGuard<NoteFacts>({
  async facts(tx, id) {
    const [found] = await tx.query<NoteFacts>(factsText, [tx.context.tenantId, id]);
    return found ?? null;
  },
  // Who may not look people up names nobody: neither groups nor colleagues.
  decide: (actor, before, after) =>
    after
      ? decideNote({ mayNamePeople: can(actor, 'correspondence.mentionable') }, before, after)
      : decideNothing,
});

const decideNothing = { kind: 'accepted', writes: [] } as const;
