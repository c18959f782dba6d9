import { Readable } from 'node:stream';
import type { Context, Services } from '#kernel/server';
import { tenantLimits } from './file-limits.ts';
import { keepFile } from './upload/keep-file.ts';

/**
 * Keeps what the server wrote itself, under the same limits as an upload. It belongs to its writer
 * until a file field takes it; what no record takes is cleaned up.
 */
export async function keepDocument(
  services: Services,
  context: Context,
  document: { readonly name: string; readonly content: string },
): Promise<string> {
  const kept = await keepFile(services, context, {
    name: document.name,
    source: Readable.from([Buffer.from(document.content)]),
    kinds: [],
    limits: await tenantLimits(services, context),
  });
  await kept.settle(null);
  return kept.id;
}
