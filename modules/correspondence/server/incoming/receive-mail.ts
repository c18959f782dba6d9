import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { withWorkFolder } from '#documents/server';
import type { ReadMail } from '#documents/server';
import { html } from '#kernel/domain';
import { defineJob, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { notify } from '#platform/server';
import { receiveMailJob } from './accept-source.ts';
import { findAnswered, tenantOfAddresses } from './find-answered.ts';
import { keepMailAttachments } from './keep-attachments.ts';
import { keepMessage } from './keep-message.ts';
import type { KeptMessage } from './keep-message.ts';
import { readSource } from './read-source.ts';
import type { MailSource } from './read-source.ts';

const inHost = <T>(services: Services, work: (tx: Tx) => Promise<T>) =>
  services.db.transaction(systemContext(hostTenantId), work);

async function fingerprint(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return `sha256:${hash.digest('hex')}`;
}

/** Spec: "Email Received" is one of the two kinds of notification. */
async function tellWriter(tx: Tx, services: Services, mail: ReadMail, kept: KeptMessage) {
  if (!kept.writerId || !kept.target || mail.isAutomatic) return;
  await notify(tx, services, {
    recipientIds: [kept.writerId],
    title: 'Email received',
    content: html`<b>${mail.from.name || mail.from.address}</b> answered: ${mail.subject}`.markup,
    type: 'Email Received',
    fromModule: kept.target.fromModule,
    objectId: kept.target.objectId,
    objectReferenceName: kept.target.objectName,
  });
}

async function file(services: Services, mail: ReadMail, messageId: string, receivedAt: Date) {
  const answered = await findAnswered(services, mail);
  const tenantId = answered?.tenantId ?? (await tenantOfAddresses(services, mail.recipients));
  const kept = await services.db.transaction(systemContext(tenantId), async (tx) => {
    const message = await keepMessage(tx, services, { mail, messageId, answered, receivedAt });
    await tellWriter(tx, services, mail, message);
    return message;
  });
  await keepMailAttachments(services, tenantId, kept, mail.attachments);
}

/** D15: each step can be repeated; the message as it came goes when all of it is done. */
export const receiveMail = defineJob({
  name: receiveMailJob,
  expireInSeconds: 600,
  async run(data, services, signal) {
    const { sourceId } = data as { sourceId: string };
    const [source] = await inHost(services, (tx) =>
      tx.query<MailSource>(
        `select storage_key as "storageKey", received_at as "receivedAt"
         from incoming_mail_sources where tenant_id = $1 and id = $2`,
        [hostTenantId, sourceId],
      ),
    );
    if (!source) return;
    await withWorkFolder(async (folder) => {
      const { mail, path } = await readSource(services, folder, source, signal);
      const messageId = mail.messageId ?? (await fingerprint(path));
      await file(services, mail, messageId, new Date(source.receivedAt));
    });
    await services.storage.delete(source.storageKey);
    await inHost(services, (tx) =>
      tx.query('delete from incoming_mail_sources where tenant_id = $1 and id = $2', [
        hostTenantId,
        sourceId,
      ]),
    );
  },
});
