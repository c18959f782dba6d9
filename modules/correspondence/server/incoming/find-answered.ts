import type { ReadMail } from '#documents/server';
import { acrossTenants, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { answeredEmails, tokensIn } from '../../domain/index.ts';
import type { FiledBy } from '../../domain/index.ts';

export type AnsweredEmail = {
  readonly tenantId: string;
  readonly emailId: string;
  readonly by: FiledBy;
};

const byTokenText = `select tenant_id as "tenantId", email_id as "emailId" from email_replies
  where token = any ($1::text[]) limit 1`;
const byIdText = `select tenant_id as "tenantId", id as "emailId" from emails_tracking
  where id = any ($1::uuid[]) order by array_position($1::uuid[], id) limit 1`;

/** The mail that this one answers or reports on, whichever tenant sent it. */
export async function findAnswered(
  { hostDb, config }: Services,
  mail: ReadMail,
): Promise<AnsweredEmail | null> {
  const tokens = config.inboundDomain ? tokensIn(mail.recipients, config.inboundDomain) : [];
  const host = new URL(config.publicUrl).hostname;
  const original = mail.report?.original ?? '';
  const ids = answeredEmails(host, {
    inReplyTo: `${mail.inReplyTo} ${/^message-id:\s*(<[^>]+>)/im.exec(original)?.[1] ?? ''}`,
    references: mail.references,
  });
  const [tokenRows, idRows] = await hostDb.batch(acrossTenants, [
    { text: byTokenText, values: [tokens] },
    { text: byIdText, values: [ids] },
  ]);
  type Found = Omit<AnsweredEmail, 'by'>;
  const byToken = tokenRows?.rows[0] as Found | undefined;
  if (byToken) return { ...byToken, by: 'replyAddress' };
  const byId = idRows?.rows[0] as Found | undefined;
  return byId ? { ...byId, by: 'reply' } : null;
}

/** Whose mailbox it came to; what is nobody's is the host's to look at. */
export async function tenantOfAddresses(
  { hostDb }: Services,
  addresses: readonly string[],
): Promise<string> {
  const [found] = await hostDb.batch(systemContext(hostTenantId), [
    {
      text: `select id from platform_tenants where lower(email) = any ($1::text[]) and is_active
        order by id limit 1`,
      values: [addresses.map((address) => address.toLowerCase())],
    },
  ]);
  return (found?.rows[0] as { id: string } | undefined)?.id ?? hostTenantId;
}
