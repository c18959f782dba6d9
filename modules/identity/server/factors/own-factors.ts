import { randomUUID } from 'node:crypto';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { noteFactor } from './enrol-totp.ts';
import { factorStateOf } from './factor-rows.ts';
import { arePasskeysPossible } from './passkeys.ts';
import type { NewPasskey } from './passkeys.ts';

/** What is the person's own is theirs: support that acts as them changes none of it. */
export function mustBeThemselves({ impersonatorId }: Actor): void {
  if (impersonatorId) throw new Refused('notWhileImpersonating');
}

const leftText = `select count(*)::int as count from recovery_codes
  where tenant_id = $1 and user_id = $2 and used_at is null`;

export async function readOwnFactors(services: Services, actor: Actor) {
  const { factors, isNeeded } = await factorStateOf(services, actor);
  const [left] = await services.db.batch(contextOf(actor), [
    { text: leftText, values: [actor.tenantId, actor.userId] },
  ]);
  return {
    isNeeded,
    arePasskeysPossible: arePasskeysPossible(services),
    recoveryCodesLeft: Number(left?.rows[0]?.['count'] ?? 0),
    factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      createdAt,
      lastUsedAt,
    })),
  };
}

const addText = `insert into second_factors (tenant_id, id, user_id, kind, name, credential_id, public_key,
    sign_counter, transports, created_at, confirmed_at)
  values ($1, $2, $3, 'passkey', $4, $5, $6, $7, $8, $9, $9)`;

export function addPasskey(
  { db, now }: Services,
  actor: Actor,
  name: string,
  key: NewPasskey,
): Promise<readonly string[]> {
  const { tenantId, userId } = actor;
  return db.transaction(contextOf(actor), async (tx) => {
    const { credentialId, publicKey, signCounter, transports } = key;
    await tx.query(addText, [
      tenantId,
      randomUUID(),
      userId,
      name,
      credentialId,
      publicKey,
      signCounter,
      transports,
      now(),
    ]);
    return noteFactor(tx, userId, 'passkey', now());
  });
}

export async function renameFactor(
  { db }: Services,
  actor: Actor,
  id: string,
  name: string,
): Promise<void> {
  const text = 'update second_factors set name = $4 where tenant_id = $1 and user_id = $2 and id = $3 returning id';
  const [renamed] = await db.batch(contextOf(actor), [
    { text, values: [actor.tenantId, actor.userId, id, name] },
  ]);
  if (!renamed?.rows.length) throw new Refused('notFound');
}

const removeText = `delete from second_factors where tenant_id = $1 and user_id = $2 and id = $3 returning kind`;
const forgetCodesText = 'delete from recovery_codes where tenant_id = $1 and user_id = $2';

/** What it had opened elsewhere ends with it; this sign-in goes on. */
export async function removeFactor(
  services: Services,
  actor: Actor,
  id: string,
  signInId: string,
): Promise<void> {
  const { tenantId, userId } = actor;
  const { factors, isNeeded } = await factorStateOf(services, actor);
  const isLast = factors.every((factor) => factor.id === id);
  if (isLast && isNeeded && factors.length) throw new Refused('lastFactorNeeded');
  await services.db.transaction(contextOf(actor), async (tx) => {
    const [removed] = await tx.query<{ kind: string }>(removeText, [tenantId, userId, id]);
    if (!removed) throw new Refused('notFound');
    if (isLast) await tx.query(forgetCodesText, [tenantId, userId]);
    await endSignIns(tx, userId, services.now(), { except: signInId });
    await tx.query("select write_audit($1, 'secondFactorRemoved', 'user', $2, $3)", [
      tenantId,
      userId,
      removed,
    ]);
  });
}
