import pg from 'pg';
import type { SealedColumn, Secrets } from '#kernel/server';

export type Resealed = {
  readonly table: string;
  readonly sealed: number;
  /** Sealed with a key that neither of the two is; they were lost before. */
  readonly lost: number;
};

const opened = (secrets: Secrets, sealed: string, where: string): string | null => {
  try {
    return secrets.open(sealed, where);
  } catch {
    return null;
  }
};

/** All rows of one column, inside the caller's transaction. */
export async function sealAgain(
  client: pg.ClientBase,
  { table, column, keys, where }: SealedColumn,
  { before, after }: { readonly before: Secrets; readonly after: Secrets },
): Promise<Resealed> {
  const name = pg.escapeIdentifier;
  const columns = keys.map((key) => `${name(key)}::text as ${name(key)}`).join(', ');
  const { rows } = await client.query<Record<string, string>>(
    `select ${columns}, ${name(column)} as sealed_text from ${name(table)}
     where ${name(column)} is not null for update`,
  );
  const match = keys.map((key, index) => `${name(key)}::text = $${index + 2}`).join(' and ');
  let [sealed, lost] = [0, 0];
  for (const row of rows) {
    const place = where(row);
    const text = String(row['sealed_text']);
    if (opened(after, text, place) !== null) continue;
    const plain = opened(before, text, place);
    if (plain === null) {
      lost += 1;
      continue;
    }
    await client.query(`update ${name(table)} set ${name(column)} = $1 where ${match}`, [
      after.seal(plain, place),
      ...keys.map((key) => row[key]),
    ]);
    sealed += 1;
  }
  return { table, sealed, lost };
}
