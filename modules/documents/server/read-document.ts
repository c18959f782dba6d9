import { text } from 'node:stream/consumers';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { asFile, fileById } from './file-row.ts';

/** The words of a kept document. Whoever calls has checked the right to read its record. */
export async function readDocument(
  { storage }: Pick<Services, 'storage'>,
  tx: Pick<Tx, 'batch'>,
  id: string,
): Promise<string> {
  const [found] = await tx.batch([fileById(id)]);
  const file = asFile(found?.rows[0]);
  const source = file && (await storage.get(file.storageKey));
  if (!source) throw new Refused('unavailable');
  return text(source);
}
