import { randomBytes } from 'node:crypto';
import type { Tx } from '#kernel/server';

/** One for each mail; a repeated try has the same. */
export async function replyTokenOf(tx: Tx, emailId: string): Promise<string> {
  const [row] = await tx.query<{ token: string }>(
    `insert into email_replies (tenant_id, email_id, token) values ($1, $2, $3)
     on conflict (tenant_id, email_id) do update set token = email_replies.token returning token`,
    [tx.context.tenantId, emailId, randomBytes(16).toString('hex')],
  );
  if (!row) throw new Error('The mail has no reply token');
  return row.token;
}
