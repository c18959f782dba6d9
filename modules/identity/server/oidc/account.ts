import type { Account, AccountClaims, KoaContextWithOIDC } from 'oidc-provider';
import { canonicalRole } from '#platform/domain';
import type { Store } from './store.ts';

type AccountRow = {
  tenant_id: string;
  user_name: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  roles: string[] | null;
  signed_out_at: string | null;
  began_before: boolean;
  impersonator_id: string | null;
};

/** The people a token may be made for: an active user of an active tenant, of a live sign-in. */
const accountText = `select n.tenant_id, u.user_name, u.email, u.first_name, u.last_name, u.phone,
    c.signed_out_at, s.impersonator_id,
    exists (select from sign_ins b where b.tenant_id = u.tenant_id and b.user_id = u.id
      and b.session_uid = $3 and b.started_at <= c.signed_out_at) as began_before,
    (select array_agg(r.name order by r.name) from users__roles ur
       join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
     where ur.tenant_id = u.tenant_id and ur.owner_id = u.id) as roles
  from sign_in_names n
  join users u on u.tenant_id = n.tenant_id and u.id = n.user_id
  join platform_tenants t on t.id = n.tenant_id
  left join user_credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
  left join sign_ins s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.id = $2
  left join users i on i.tenant_id = s.impersonator_tenant_id and i.id = s.impersonator_id
  where n.user_id = $1 and u.is_active and not u.is_locked and not u.is_deleted
    and t.is_active
    and ($2::text is null or (s.id is not null and s.ended_at is null))
    and not exists (select 1 from impersonations m where m.session_uid = $3 and m.ended_at is not null)
    and (s.impersonator_id is null or (i.is_active and not i.is_locked and not i.is_deleted))`;

export type SignInAccount = Account & { tenantId: string; impersonatorId: string | null };

export async function findAccount(
  store: Store,
  ctx: KoaContextWithOIDC,
  userId: string,
  grantId: string | undefined,
): Promise<SignInAccount | undefined> {
  const [result] = await store.run([
    { text: accountText, values: [userId, grantId ?? null, ctx.oidc.session?.uid ?? null] },
  ]);
  const row = result?.rows[0] as AccountRow | undefined;
  if (!row) return undefined;
  if (!grantId && isOver(row, ctx.oidc.session?.loginTs)) return undefined;
  return {
    accountId: userId,
    tenantId: row.tenant_id,
    impersonatorId: row.impersonator_id,
    claims: () => claimsOf(userId, row),
  };
}

/** Of the sign-in that an access token names. */
export async function claimsOfSignIn(
  store: Store,
  userId: string,
  signInId: string,
): Promise<AccountClaims | undefined> {
  const [result] = await store.run([{ text: accountText, values: [userId, signInId, null] }]);
  const row = result?.rows[0] as AccountRow | undefined;
  return row && claimsOf(userId, row);
}

/**
 * A browser session that began before the user was signed out everywhere. Its own moment is kept in
 * whole seconds: within one, only its first sign-in tells.
 */
const isOver = ({ signed_out_at, began_before }: AccountRow, loginTs = 0): boolean =>
  signed_out_at !== null &&
  (began_before || loginTs < Math.floor(Date.parse(signed_out_at) / 1000));

const claimsOf = (userId: string, row: AccountRow): AccountClaims => ({
  sub: userId,
  name: `${row.first_name} ${row.last_name}`,
  given_name: row.first_name,
  family_name: row.last_name,
  preferred_username: row.user_name,
  email: row.email,
  ...(row.phone && { phone_number: row.phone }),
  role: (row.roles ?? []).map(canonicalRole),
  tenant_id: row.tenant_id,
});
