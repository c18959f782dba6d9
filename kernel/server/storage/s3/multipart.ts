import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusalOf } from './s3-call.ts';
import type { S3Call } from './s3-call.ts';

const mostParts = 10_000;
const attempts = 4;

/**
 * Sends one part after the other, each signed with its own hash, so that a broken connection costs
 * one part and memory holds no more than a piece of one. What fails in the end is taken back.
 */
export async function uploadInParts(
  call: S3Call,
  key: string,
  file: Blob,
  leastPartBytes: number,
): Promise<void> {
  const partBytes = Math.max(leastPartBytes, Math.ceil(file.size / mostParts));
  const uploadId = await begin(call, key);
  try {
    const tags: string[] = [];
    for (let start = 0; start < file.size; start += partBytes) {
      const part = file.slice(start, start + partBytes);
      const query = { partNumber: String(tags.length + 1), uploadId };
      tags.push(await sendPart(call, key, part, query));
    }
    await complete(call, key, uploadId, tags);
  } catch (error) {
    const undone = await call('DELETE', key, { query: { uploadId } }).catch(() => null);
    await undone?.body?.cancel();
    throw error;
  }
}

async function begin(call: S3Call, key: string): Promise<string> {
  const answer = await call('POST', key, { query: { uploads: '' } });
  if (!answer.ok) throw await refusalOf(answer, 'begin a file');
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await answer.text())?.[1];
  if (!id) throw new Error('The file store began a file without naming it');
  return id.replaceAll('&amp;', '&');
}

async function sendPart(
  call: S3Call,
  key: string,
  body: Blob,
  query: Readonly<Record<string, string>>,
): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body.stream()) hash.update(chunk);
  const sha256 = hash.digest('hex');
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts;
    const answer = await call('PUT', key, { query, body, sha256 }).catch((error: Error) => {
      if (isLast) throw error;
      return null;
    });
    const tag = answer?.ok ? answer.headers.get('etag') : null;
    if (tag) {
      await answer?.body?.cancel();
      return tag;
    }
    if (answer && (isLast || answer.status < 500)) {
      throw await refusalOf(answer, 'keep a part of a file');
    }
    await answer?.body?.cancel();
    await sleep(250 * 2 ** attempt);
  }
}

/** The store may answer 200 and tell only in the body that it could not put the parts together. */
async function complete(
  call: S3Call,
  key: string,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  const answer = await call('POST', key, { query: { uploadId }, body, sha256 });
  if (!answer.ok) throw await refusalOf(answer, 'keep a file');
  if (!(await answer.text()).includes('<CompleteMultipartUploadResult')) {
    throw new Error('The file store refused to keep a file: it could not put its parts together');
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
