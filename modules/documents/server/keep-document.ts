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
};

/**
 * Keeps what the server wrote itself, under the same limits as an upload. Without an owner it belongs
 * to its writer until a file field takes it; what no record takes is cleaned up.
 */
export async function keepDocument(
  services: Services,
  context: Context,
  { name, content, owner }: WrittenDocument,
): Promise<string> {
  const kept = await keepFile(services, context, {
    name,
    source: Readable.from([Buffer.from(content)]),
    kinds: [],
    limits: await tenantLimits(services, context),
  });
  await kept.settle(owner ?? null);
  return kept.id;
}
