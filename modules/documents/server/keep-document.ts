import { Readable } from 'node:stream';
import type { Context, Services } from '#kernel/server';
import { tenantLimits } from './file-limits.ts';
import { keepFile } from './upload/keep-file.ts';
import type { Owner } from './upload/keep-file.ts';

type WrittenDocument = {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The record that it is attached to; whoever calls has checked the right to change it. */
  readonly owner?: Owner;
  /** One of the built-in types of attachments; a tenant that has removed it gets none. */
  readonly attachmentKey?: string;
};

const typeText = `select id from attachment_types
  where upper(key) = upper($1) and is_active and not is_deleted`;

async function typeIdOf({ db }: Services, context: Context, key: string): Promise<string | null> {
  const [found] = await db.batch(context, [{ text: typeText, values: [key], reads: true }]);
  return (found?.rows[0] as { id?: string } | undefined)?.id ?? null;
}

/**
 * Keeps what the server wrote itself, under the same limits as an upload. Without an owner it belongs
 * to its writer until a file field takes it; what no record takes is cleaned up.
 */
export async function keepDocument(
  services: Services,
  context: Context,
  { name, content, owner, attachmentKey }: WrittenDocument,
): Promise<string> {
  const kept = await keepFile(services, context, {
    name,
    source: Readable.from([Buffer.from(content)]),
    kinds: [],
    limits: await tenantLimits(services, context),
  });
  const attachmentTypeId = attachmentKey ? await typeIdOf(services, context, attachmentKey) : null;
  await kept.settle(owner ?? null, { attachmentTypeId });
  return kept.id;
}
