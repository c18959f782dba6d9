import { html } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { defineRule, Refused, rowsById } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { correspondenceNote, toTell } from '../../domain/index.ts';
import { readLinkedRecord } from '../action-required/read-linked-record.ts';
import { whoSees } from './who-may-be-mentioned.ts';
import type { NoteAudience } from './who-may-be-mentioned.ts';

type Note = NoteAudience & {
  readonly id: string;
  readonly mentionIds: readonly string[];
  readonly told: readonly string[];
};

const notesText = `select id, from_module as "fromModule", object_id as "objectId", visibility,
    note_group_ids(id) as "groupIds", coalesce(told_ids, '[]') as told,
    array(select m.target_id::text from correspondences__mentions m
      where m.tenant_id = t.tenant_id and m.owner_id = t.id) as "mentionIds"
  from correspondences t where tenant_id = current_tenant() and id = any($1::uuid[])
    and not is_deleted`;

const settleText = `update correspondences set object_reference_name = $3, told_ids = $4::jsonb
  where tenant_id = $1 and id = $2
    and (object_reference_name is distinct from $3 or told_ids is distinct from $4::jsonb)`;

const namesText = `select name from accounts where tenant_id = $1 and id = any($2::uuid[])
  order by lower(name)`;

async function refuseUnseen(tx: Tx, ids: readonly string[]): Promise<never> {
  const found = await tx.query<{ name: string }>(namesText, [tx.context.tenantId, ids]);
  const names = found.map(({ name }) => name).join(', ');
  throw new Refused('mentionCannotSee', { values: { names } });
}

async function follow(tx: Tx, services: Services, actor: Actor, note: Note): Promise<void> {
  const { id, fromModule, objectId, mentionIds, told } = note;
  const names = await readLinkedRecord(tx, actor, fromModule, objectId);
  const fresh = mentionIds.filter((one) => !told.includes(one));
  const readers = await whoSees(tx, services, note, fresh);
  const unseen = fresh.filter((one) => !readers.some((person) => person.id === one));
  if (unseen.length) await refuseUnseen(tx, unseen);
  await tx.query(settleText, [
    actor.tenantId,
    id,
    names.reference.slice(0, 300),
    JSON.stringify([...told, ...fresh]),
  ]);
  await notify(tx, services, {
    recipientIds: toTell(mentionIds, told, actor.userId),
    title: `${actor.name} mentioned you in a note`,
    content: html`<b>${actor.name}</b> mentioned you in a note on ${names.reference}.`.markup,
    type: 'Action Required',
    fromModule,
    objectId,
    objectReferenceName: names.reference,
  });
}

export const followSavedNote = defineRule({
  name: 'correspondence.noteTellsThoseItNames',
  sentence: 'The record of a note is open to its writer, and whoever is named anew is told.',
  on: correspondenceNote,
  when: ['create', 'change'],
  facts: rowsById<Note>(notesText),
  async follow({ tx, services, actor }, changes) {
    if (!actor) return;
    for (const { after } of changes) if (after) await follow(tx, services, actor, after);
  },
});
