import type { Subject, Tx } from '#kernel/server';

const accountText: Readonly<Record<string, string>> = {
  client: 'select user_id as "userId" from clients where id = $1::uuid',
  specialist: 'select user_id as "userId" from specialists where id = $1::uuid',
};

/** The person, and the account by which the person signs in. */
export async function subjectsOf(tx: Tx, resource: string, id: string): Promise<Subject[]> {
  const text = accountText[resource];
  const [found] = text ? await tx.query<{ userId: string | null }>(text, [id]) : [];
  const account = found?.userId ? [{ resource: 'user', id: found.userId }] : [];
  return [{ resource, id }, ...account];
}
