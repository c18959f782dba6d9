import { html } from '#kernel/domain';
import { Refused, reactionTo } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { correspondenceNote, toTell } from '../../domain/index.ts';
import { readLinkedRecord } from '../action-required/read-linked-record.ts';
import { whoSees } from './who-may-be-mentioned.ts';

const toldText = `select coalesce(told_ids, '[]') as told, author_id as "authorId"
  from correspondences where tenant_id = $1 and id = $2`;

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

/** After somebody wrote a note: the record must be open to them, and whoever is named anew is told. */
export const afterNoteSaved = reactionTo(correspondenceNote, async (saved) => {
  const { tx, record: note, actor, services } = saved;
  const names = await readLinkedRecord(tx, actor, note.fromModule, note.objectId);
  const [kept] = await tx.query<{ told: string[]; authorId: string | null }>(toldText, [
    actor.tenantId,
    note.id,
  ]);
  const told = kept?.told ?? [];
  const fresh = note.mentionIds.filter((id) => !told.includes(id));
  const readers = await whoSees(tx, services, note, fresh);
  const unseen = fresh.filter((id) => !readers.some((person) => person.id === id));
  if (unseen.length) await refuseUnseen(tx, unseen);
  await tx.query(settleText, [
    actor.tenantId,
    note.id,
    names.reference.slice(0, 300),
    JSON.stringify([...told, ...fresh]),
  ]);
  await notify(tx, services, {
    recipientIds: toTell(note.mentionIds, told, actor.userId),
    title: `${actor.name} mentioned you in a note`,
    content: html`<b>${actor.name}</b> mentioned you in a note on ${names.reference}.`.markup,
    type: 'Action Required',
    fromModule: note.fromModule,
    objectId: note.objectId,
    objectReferenceName: names.reference,
  });
});
