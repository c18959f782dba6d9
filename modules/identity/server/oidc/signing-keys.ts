import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
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
    if (keys.length) return keys;
    const key = newKey();
    const id = String(key.kid);
    await tx.query('insert into oidc_keys (id, sealed) values ($1, $2)', [
      id,
      secrets.seal(JSON.stringify(key), place(id)),
    ]);
    return [key];
  });
}

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
