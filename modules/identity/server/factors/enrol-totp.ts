import { randomUUID } from 'node:crypto';
import { systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { Login } from '../sign-in/find-login.ts';
import { isAppCodeRight } from './prove-factor.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { newTotp, openTotp, sealTotp, shownTotp } from './totp.ts';

export type BegunTotp = {
  readonly id: string;
  readonly secret: string;
  readonly uri: string;
  readonly picture: string;
};

const forgetText =
  "delete from second_factors where tenant_id = $1 and user_id = $2 and kind = 'totp' and confirmed_at is null";
const startText = `insert into second_factors (tenant_id, id, user_id, kind, name, secret, created_at)
  values ($1, $2, $3, 'totp', 'Authenticator app', $4, $5)`;
/** Codes are counted on this row, which somebody who never had a password lacks. */
const countedText = `insert into user_credentials (tenant_id, user_id) values ($1, $2) on conflict do nothing`;

/** It counts for nothing until a code of it was typed. One that was begun before is forgotten. */
export async function startTotp(
  services: Services,
  { tenantId, userId }: Login,
  label: string,
): Promise<BegunTotp> {
  const id = randomUUID();
  const totp = newTotp(label);
  const sealed = sealTotp(services, id, totp.secret);
  await services.db.batch(systemContext(tenantId), [
    { text: countedText, values: [tenantId, userId] },
    { text: forgetText, values: [tenantId, userId] },
    { text: startText, values: [tenantId, id, userId, sealed, services.now()] },
  ]);
  return { id, ...totp };
}

const waitingText = `select secret from second_factors
  where tenant_id = $1 and id = $2 and user_id = $3 and kind = 'totp' and confirmed_at is null`;

const waitingSecret = async (
  { db }: Services,
  { tenantId, userId }: Login,
  id: string,
): Promise<string | null> => {
  const [found] = await db.batch(systemContext(tenantId), [
    { text: waitingText, values: [tenantId, id, userId] },
  ]);
  return (found?.rows[0]?.['secret'] as string | undefined) ?? null;
};

/** The same picture again, after a code that was not right. */
export async function waitingTotp(
  services: Services,
  login: Login,
  id: string,
  label: string,
): Promise<BegunTotp | null> {
  const sealed = await waitingSecret(services, login, id);
  if (!sealed) return null;
  const secret = openTotp(services, id, sealed);
  return { id, secret, ...shownTotp(secret, label) };
}

const confirmText = `update second_factors set confirmed_at = $3
  where tenant_id = $1 and id = $2 and confirmed_at is null returning id`;

/** Null: the code is not of this app. With the first factor come the recovery codes. */
export async function confirmTotp(
  services: Services,
  login: Login,
  id: string,
  code: string,
): Promise<readonly string[] | null> {
  const { tenantId, userId } = login;
  const secret = id ? await waitingSecret(services, login, id) : null;
  if (!secret || !(await isAppCodeRight(services, tenantId, { id, secret }, code))) return null;
  return services.db.transaction({ tenantId, userId }, async (tx) => {
    const confirmed = await tx.query(confirmText, [tenantId, id, services.now()]);
    return confirmed.length ? noteFactor(tx, userId, 'totp', services.now()) : null;
  });
}

const countText = `select count(*)::int as count from recovery_codes
  where tenant_id = $1 and user_id = $2 and used_at is null`;

/** Answers new recovery codes where the person has none left, and none otherwise. */
export async function noteFactor(
  tx: Tx,
  userId: string,
  kind: string,
  now: Date,
): Promise<readonly string[]> {
  const { tenantId } = tx.context;
  await tx.query("select write_audit($1, 'secondFactorAdded', 'user', $2, $3)", [
    tenantId,
    userId,
    { kind },
  ]);
  const [left] = await tx.query<{ count: number }>(countText, [tenantId, userId]);
  return left?.count ? [] : newRecoveryCodes(tx, userId, now);
}
