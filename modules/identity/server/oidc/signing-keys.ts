import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import { systemContext } from '#kernel/server';
import type { SealedColumn, Services, Tx } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

const place = (id: string): string => `oidc_keys:sealed:${id}`;

/** Made once by whichever process comes first; every process then signs with the same key. */
export async function signingKeys({ hostDb, secrets }: Services): Promise<JWK[]> {
  return hostDb.transaction(systemContext(hostTenantId), async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('oidc_keys'))");
    const rows = await tx.query<{ id: string; sealed: string }>(
      'select id, sealed from oidc_keys order by created_at desc, id',
    );
    const keys = rows.flatMap((row) => readable(() => secrets.open(row.sealed, place(row.id))));
    return keys.length ? keys : [await addKey(tx, secrets)];
  });
}

async function addKey(tx: Tx, secrets: Services['secrets']): Promise<JWK> {
  const key = newKey();
  const id = String(key.kid);
  await tx.query(
    'insert into oidc_keys (id, sealed, created_at) values ($1, $2, clock_timestamp())',
    [id, secrets.seal(JSON.stringify(key), place(id))],
  );
  return key;
}

/**
 * The newest key signs from the next start on. The one before it stays, so that what it has signed
 * is still known; older ones go.
 */
export const rotateSigningKey = ({
  hostDb,
  secrets,
}: Pick<Services, 'hostDb' | 'secrets'>): Promise<{ added: string; removed: number }> =>
  hostDb.transaction(systemContext(hostTenantId), async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('oidc_keys'))");
    const key = await addKey(tx, secrets);
    const gone = await tx.query(
      `delete from oidc_keys where id in
         (select id from oidc_keys order by created_at desc, id offset 2) returning id`,
    );
    return { added: String(key.kid), removed: gone.length };
  });

export const sealedSigningKeys: SealedColumn = {
  table: 'oidc_keys',
  column: 'sealed',
  keys: ['id'],
  where: ({ id = '' }) => place(id),
};

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomUUID(),
    use: 'sig',
    alg: 'ES256',
  } as JWK;
}

/** A key sealed under a secret that was replaced since cannot be used any more. */
function readable(open: () => string): JWK[] {
  try {
    return [JSON.parse(open()) as JWK];
  } catch {
    return [];
  }
}
