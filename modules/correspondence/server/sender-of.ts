import type { Config, Tx } from '#kernel/server';

export type Sender = { readonly from: string; readonly replyTo: string | undefined };

/** `SMTP_URL=smtp://…?from=…` names the address the mail server lets us use. */
export async function senderOf(tx: Tx, config: Config): Promise<Sender> {
  const [tenant] = await tx.query<{ name: string; email: string | null }>(
    'select shown_name as name, email from platform_tenants where id = $1',
    [tx.context.tenantId],
  );
  const given = config.smtpUrl ? new URL(config.smtpUrl).searchParams.get('from') : null;
  const address = given ?? `no-reply@${new URL(config.publicUrl).hostname}`;
  const name = (tenant?.name ?? 'Caseway').replace(/["\\\r\n]/g, '');
  return { from: `"${name}" <${address}>`, replyTo: tenant?.email ?? undefined };
}
