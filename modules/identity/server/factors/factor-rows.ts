import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { needsSecondFactor } from '../../domain/index.ts';
import type { HeldRoleOfSignIn } from '../../domain/index.ts';
import type { Login } from '../sign-in/find-login.ts';

export type Factor = {
  readonly id: string;
  readonly kind: 'totp' | 'passkey';
  readonly name: string;
  readonly secret: string | null;
  readonly credentialId: string | null;
  readonly publicKey: string | null;
  readonly signCounter: number;
  readonly transports: readonly string[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

const columns = `id, kind, name, secret, credential_id as "credentialId", public_key as "publicKey",
  sign_counter::int as "signCounter", transports, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export const factorsText = `select ${columns} from second_factors
  where tenant_id = $1 and user_id = $2 and confirmed_at is not null order by created_at, id`;

const needText = `select coalesce(t.settings, '{}') as settings,
    coalesce((select json_agg(json_build_object('name', r.name, 'needsSecondFactor', r.needs_second_factor))
      from users__roles ur
      join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
     where ur.tenant_id = $1 and ur.owner_id = $2), '[]') as roles
  from platform_tenants t where t.id = $1`;

export type FactorState = { readonly factors: readonly Factor[]; readonly isNeeded: boolean };

type NeedRow = { settings: Record<string, string>; roles: HeldRoleOfSignIn[] };

/** What a person has, and whether a second factor is asked of them at all. */
export async function factorStateOf(
  { db }: Services,
  { tenantId, userId }: Login,
): Promise<FactorState> {
  const values = [tenantId, userId];
  const [factors, need] = await db.batch(systemContext(tenantId), [
    { text: factorsText, values },
    { text: needText, values },
  ]);
  const row = need?.rows[0] as NeedRow | undefined;
  return {
    factors: (factors?.rows ?? []) as Factor[],
    isNeeded: row !== undefined && needsSecondFactor(row),
  };
}

const ofCredentialText = `select ${columns}, tenant_id as "tenantId", user_id as "userId"
  from second_factors where credential_id = $1 and confirmed_at is not null`;

/** The key alone finds its person, so the search goes across all tenants. */
export async function findPasskey(
  { hostDb }: Services,
  tenantId: string,
  credentialId: string,
): Promise<(Factor & Login) | null> {
  const [found] = await hostDb.batch(systemContext(tenantId), [
    { text: ofCredentialText, values: [credentialId] },
  ]);
  return (found?.rows[0] as (Factor & Login) | undefined) ?? null;
}
