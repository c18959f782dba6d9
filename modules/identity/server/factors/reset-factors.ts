import { defineEvent, text } from '#kernel/domain';
import type { Tx } from '#kernel/server';

/** Whoever sends mail tells the person: who did not ask for it must hear of it. */
export const secondFactorsReset = defineEvent('SecondFactorsReset', {
  userId: text('User', { required: true }),
});

export async function forgetFactors(tx: Tx, userId: string): Promise<void> {
  const values = [tx.context.tenantId, userId];
  await tx.batch([
    { text: 'delete from second_factors where tenant_id = $1 and user_id = $2', values },
    { text: 'delete from recovery_codes where tenant_id = $1 and user_id = $2', values },
  ]);
}
