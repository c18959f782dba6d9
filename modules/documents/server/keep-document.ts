import { Readable } from 'node:stream';
import type { Context, Services } from '#kernel/server';
import { tenantLimits } from './file-limits.ts';
import { keepFile } from './upload/keep-file.ts';
import type { Owner } from './upload/keep-file.ts';

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content;

/**
 * Keeps what the server wrote itself, under the same limits as an upload. It belongs to its writer
 * until a file field takes it; what no record takes is cleaned up.
 */
export async function keepDocument(
  services: Services,
  context: Context,
  document: {
    readonly name: string;
    readonly content: string | Uint8Array;
    /** The record that it is an attachment of, where the writer may change it. */
    readonly owner?: Owner;
  },
): Promise<string> {
  const kept = await keepFile(services, context, {
    name: document.name,
    source: Readable.from([bytesOf(document.content)]),
    kinds: [],
    limits: await tenantLimits(services, context),
  });
  await kept.settle(document.owner ?? null);
  return kept.id;
}
