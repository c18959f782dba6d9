import { newStorageKey, Refused } from '#kernel/server';
import type { Context, Services } from '#kernel/server';
import { headBytes, isFileKind } from '../../../domain/index.ts';
import { refuseWrongType } from '../keep-file.ts';
import { limitBytes } from '../limit-bytes.ts';
import { readFirstBytes } from '../read-first-bytes.ts';
import { expiryOf } from './create-upload.ts';
import { splitStream } from './split-stream.ts';
import { addPartText, countPart, dropPartText } from './upload-rows.ts';
import type { UploadRow } from './upload-rows.ts';

/** One object of the storage; a cut line or a dead process costs no more than this. */
const partBytes = 8 * 1024 * 1024;

/** Keeps what arrives, part by part, and answers how much of the file is there now. */
export async function receiveParts(
  services: Services,
  context: Context,
  upload: UploadRow,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  let received = upload.received;
  const rest = limitBytes(source, upload.size - received, () => new Refused('malformed'));
  const { head, rest: whole } = await readFirstBytes(tillCut(rest));
  if (received === 0) refuseWrongHead(upload, head);
  for await (const piece of splitStream(whole, partBytes)) {
    received += await keepPart(services, context, upload.id, received, piece);
  }
  return received;
}

/** The first bytes may come by themselves; then the whole file is looked at when it is finished. */
function refuseWrongHead({ name, kind, size }: UploadRow, head: Uint8Array): void {
  if (head.length < Math.min(headBytes, size)) return;
  refuseWrongType(name, head, isFileKind(kind) ? [kind] : []);
}

/** What came before the line was cut is worth keeping. A refusal is none of the line's. */
async function* tillCut(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
}

/** The row comes before the bytes, so whatever is interrupted in between is found by its row. */
async function keepPart(
  { db, storage, now }: Services,
  context: Context,
  uploadId: string,
  from: number,
  piece: AsyncIterable<Uint8Array>,
): Promise<number> {
  const key = newStorageKey(context.tenantId);
  await db.batch(context, [{ text: addPartText, values: [uploadId, key, from] }]);
  try {
    const { size } = await storage.put(key, piece);
    await db.transaction(context, (tx) =>
      countPart(tx, uploadId, { key, from, size }, expiryOf(now())),
    );
    return size;
  } catch (error) {
    await storage.delete(key);
    await db.batch(context, [{ text: dropPartText, values: [uploadId, key] }]);
    throw error;
  }
}
