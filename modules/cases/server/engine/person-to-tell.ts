import type { Tx } from '#kernel/server';

const tellText = `select id, email, name from accounts where id = any($1::uuid[]) and is_active`;

type Person = { readonly id: string; readonly email: string | null; readonly name: string };

/** Whoever is in charge, else whoever made the case. */
export async function personToTell(
  tx: Tx,
  record: { readonly picUserId?: unknown; readonly creatorId?: unknown },
): Promise<Person | null> {
  const wanted = [record.picUserId, record.creatorId].filter((id) => typeof id === 'string');
  const found = await tx.query<Person>(tellText, [wanted]);
  return wanted.flatMap((id) => found.find((person) => person.id === id) ?? [])[0] ?? null;
}
