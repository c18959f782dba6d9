import { withWorkFolder } from '#documents/server';
import type { ReadMail } from '#documents/server';
import { Refused, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { findAnswered, tenantOfAddresses } from './find-answered.ts';
import { readSource } from './read-source.ts';
import type { MailSource } from './read-source.ts';

type StoredSource = MailSource & { readonly id: string };

const allText = `select id::text as id, storage_key as "storageKey", received_at as "receivedAt"
  from incoming_mail_sources where tenant_id = $1 order by received_at`;
const goesText = 'delete from incoming_mail_sources where tenant_id = $1 and id = $2::uuid';

const isOf = ({ from, recipients }: ReadMail, addresses: ReadonlySet<string>): boolean =>
  [from.address, ...recipients].some((address) => addresses.has(address.toLowerCase()));

/** Null: somebody has read it meanwhile, and it is gone. */
const unlessRead = (services: Services, source: StoredSource) =>
  withWorkFolder(async (folder) => (await readSource(services, folder, source)).mail).catch(
    (error: unknown) => {
      if (error instanceof Refused && error.code === 'notFound') return null;
      throw error;
    },
  );

/**
 * Mails that have come and were not read yet lie with the host as they came. Those to this practice, from or to
 * one of these addresses, go before they are read.
 */
export async function eraseUnreadMails(
  services: Services,
  tenantId: string,
  addresses: readonly string[],
): Promise<void> {
  const wanted = new Set(addresses.map((address) => address.toLowerCase()));
  if (!wanted.size) return;
  const host = systemContext(hostTenantId);
  const sources = await services.db.transaction(host, (tx) =>
    tx.query<StoredSource>(allText, [hostTenantId]),
  );
  for (const source of sources) {
    const mail = await unlessRead(services, source);
    if (!mail || !isOf(mail, wanted)) continue;
    const answered = await findAnswered(services, mail);
    const whose = answered?.tenantId ?? (await tenantOfAddresses(services, mail.recipients));
    if (whose !== tenantId) continue;
    await services.storage.delete(source.storageKey);
    await services.db.batch(host, [{ text: goesText, values: [hostTenantId, source.id] }]);
  }
}
