import { createReadStream } from 'node:fs';
import { keepFile, tenantLimits } from '#documents/server';
import type { ReadMail } from '#documents/server';
import { resourceNamed, resourceOfModule } from '#kernel/domain';
import { Refused, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { incomingMail } from '../../domain/index.ts';
import type { KeptMessage } from './keep-message.ts';

export const ownerOf = ({ id, target }: Pick<KeptMessage, 'id' | 'target'>) => ({
  module: target
    ? (resourceOfModule(target.fromModule) ?? resourceNamed(incomingMail.name)).name
    : incomingMail.name,
  id: target?.objectId ?? id,
});

const noteText = `insert into incoming_mail_files (tenant_id, mail_id, place, name, size, file_id,
    refusal) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`;

const placesText = `select place from incoming_mail_files where tenant_id = $1 and mail_id = $2`;

/** The same checks as an upload; what is refused stands in the message with the reason. */
export async function keepMailAttachments(
  services: Services,
  tenantId: string,
  message: KeptMessage,
  attachments: ReadMail['attachments'],
): Promise<void> {
  if (!attachments.length) return;
  const context = systemContext(tenantId, `incoming:${message.id}`);
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.db.transaction(context, work);
  const done = await inTenant((tx) =>
    tx.query<{ place: number }>(placesText, [tenantId, message.id]),
  );
  const note = (place: number, fileId: string | null, refusal: string | null) =>
    inTenant((tx) => {
      const { name = '', size = 0 } = attachments[place] ?? {};
      return tx.query(noteText, [tenantId, message.id, place, name, size, fileId, refusal]);
    });
  for (const [place, { path, name }] of attachments.entries()) {
    if (done.some((row) => row.place === place)) continue;
    try {
      const kept = await keepFile(services, context, {
        name,
        source: createReadStream(path),
        kinds: [],
        limits: await tenantLimits(services, context),
      });
      // In this order: a job that dies in between leaves the file twice, and never loses it.
      await kept.settle(ownerOf(message));
      await note(place, kept.id, null);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await note(place, null, error.message);
    }
  }
}
