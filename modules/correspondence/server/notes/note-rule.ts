import { accept, can } from '#kernel/domain';
import { decideEach, defineRule, rowsById } from '#kernel/server';
import { correspondenceNote, decideNote } from '../../domain/index.ts';
import type { NoteFacts } from '../../domain/index.ts';

const factsText = `select id, from_module as "fromModule", object_id as "objectId", visibility,
    note_group_ids(id) as "groupIds",
    array(select m.target_id from correspondences__mentions m
      where m.tenant_id = t.tenant_id and m.owner_id = t.id) as "mentionIds"
  from correspondences t where tenant_id = current_tenant() and id = any($1::uuid[])
    and not is_deleted`;

export const noteStaysWithItsReaders = defineRule({
  name: 'correspondence.noteStaysWithItsReaders',
  sentence:
    'A note stays with its record and its readers; who may not look people up names nobody.',
  on: correspondenceNote,
  when: ['create', 'change', 'remove'],
  facts: rowsById<NoteFacts & { readonly id: string }>(factsText),
  decide: decideEach((before, after, { actor }) =>
    after && actor
      ? decideNote({ mayNamePeople: can(actor, 'correspondence.mentionable') }, before, after)
      : accept(),
  ),
});
