import type { Actor } from '#kernel/domain';
import { actorOfUser } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { NoteVisibility } from '../../domain/index.ts';
import { findLinkedRecord } from '../action-required/read-linked-record.ts';

export type NoteAudience = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly visibility: NoteVisibility;
  readonly groupIds: readonly string[];
};

export type Person = { readonly id: string; readonly displayName: string };

const audienceText = `select a.id, a.name as "displayName" from accounts a
  where a.tenant_id = $1 and a.is_active and note_is_for(a.id, $2, $3::uuid[])`;

/** The people whom the note is for, as far as its visibility says so. */
const namedText = `${audienceText} and a.id = any($4::uuid[])`;
const foundText = `${audienceText}
    and ($4::text is null or a.name ilike '%' || $4 || '%' or a.email ilike $4 || '%')
    and a.id <> $5::uuid
  order by lower(a.name), a.id limit $6`;

const values = (tx: Tx, { visibility, groupIds }: NoteAudience) => [
  tx.context.tenantId,
  visibility,
  groupIds,
];

/** Rights are those of the person now, not of whoever asks. */
async function mayReadRecord(
  tx: Tx,
  services: Services,
  { fromModule, objectId }: NoteAudience,
  userId: string,
): Promise<boolean> {
  const actor = await actorOfUser(services, { tenantId: tx.context.tenantId, userId });
  return actor !== null && (await findLinkedRecord(tx, actor, fromModule, objectId)) !== null;
}

/** Those of them who see the note. */
export async function whoSees(
  tx: Tx,
  services: Services,
  audience: NoteAudience,
  userIds: readonly string[],
): Promise<readonly Person[]> {
  if (!userIds.length) return [];
  const named = await tx.query<Person>(namedText, [...values(tx, audience), userIds]);
  return keepReaders(tx, services, audience, named, named.length);
}

/** More are looked at than shown: some of them may not read the record. */
const looksAt = 40;
const shown = 10;

export async function peopleToMention(
  tx: Tx,
  services: Services,
  audience: NoteAudience,
  { actor, filterText }: { readonly actor: Actor; readonly filterText: string | null | undefined },
): Promise<readonly Person[]> {
  const words = filterText?.trim().replace(/[\\%_]/g, String.raw`\$&`) || null;
  const found = await tx.query<Person>(foundText, [
    ...values(tx, audience),
    words,
    actor.userId,
    looksAt,
  ]);
  return keepReaders(tx, services, audience, found, shown);
}

async function keepReaders(
  tx: Tx,
  services: Services,
  audience: NoteAudience,
  people: readonly Person[],
  most: number,
): Promise<readonly Person[]> {
  const readers: Person[] = [];
  for (const person of people) {
    if (readers.length >= most) break;
    if (await mayReadRecord(tx, services, audience, person.id)) readers.push(person);
  }
  return readers;
}
