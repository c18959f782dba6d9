import type { Tx } from '#kernel/server';

const endText = `update sign_ins set ended_at = $3
  where tenant_id = $1 and (user_id = $2 or impersonator_id = $2) and ended_at is null
    and id is distinct from $4`;

const signOutText = `insert into user_credentials (tenant_id, user_id, signed_out_at) values ($1, $2, $3)
  on conflict (tenant_id, user_id) do update set signed_out_at = excluded.signed_out_at`;

/** Tokens stop within the life of the actor cache, browsers at their next request. */
export async function endSignIns(
  tx: Tx,
  userId: string,
  now: Date,
  options: { readonly except?: string | undefined } = {},
): Promise<void> {
  const { tenantId } = tx.context;
  await tx.batch([
    { text: endText, values: [tenantId, userId, now, options.except ?? null] },
    { text: signOutText, values: [tenantId, userId, now] },
  ]);
}
