import { randomBytes } from 'node:crypto';

export type Caller = { readonly base: string; readonly token: string };

const boundary = '----casewaybench';
const chunkBytes = 65_536;
const partBytes = 5 * 1_048_576;
/** Other bytes than the file before, or it would be the same file. */
const chunk = randomBytes(chunkBytes);

async function* pdfOf(size: number, from = 0, to = size): AsyncGenerator<Uint8Array> {
  const head = Buffer.from('%PDF-1.7\n');
  for (let at = from; at < to; at += chunkBytes) {
    const piece = Buffer.from(chunk.subarray(0, Math.min(chunkBytes, to - at)));
    if (at === 0) head.copy(piece);
    yield piece;
  }
}

async function* formOf(size: number): AsyncGenerator<Uint8Array> {
  const part = 'Content-Disposition: form-data; name="file"; filename="bench.pdf"';
  yield Buffer.from(`--${boundary}\r\n${part}\r\nContent-Type: application/pdf\r\n\r\n`);
  yield* pdfOf(size);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function send(
  { base, token }: Caller,
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...init.headers };
  const answer = await fetch(`${base}${path}`, { ...init, headers, duplex: 'half' } as RequestInit);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const streamOf = (source: AsyncIterable<Uint8Array>): ReadableStream => ReadableStream.from(source);

export async function uploadByForm(caller: Caller, size: number): Promise<string> {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const body = streamOf(formOf(size));
  const answer = await send(caller, '/app/files', { method: 'POST', headers, body });
  return ((await answer.json()) as { id: string }).id;
}

/** In the parts that the browser sends. */
export async function uploadByTus(caller: Caller, size: number): Promise<string> {
  const common = { 'tus-resumable': '1.0.0' };
  const name = Buffer.from('bench.pdf').toString('base64');
  const begun = await send(caller, '/app/files/tus', {
    method: 'POST',
    headers: { ...common, 'upload-length': String(size), 'upload-metadata': `filename ${name}` },
  });
  const place = begun.headers.get('location') ?? '';
  let fileId: string | null = null;
  for (let at = 0; at < size; at += partBytes) {
    const answer = await send(caller, place, {
      method: 'PATCH',
      headers: {
        ...common,
        'upload-offset': String(at),
        'content-type': 'application/offset+octet-stream',
      },
      body: streamOf(pdfOf(size, at, Math.min(size, at + partBytes))),
    });
    fileId = answer.headers.get('upload-file');
  }
  if (!fileId) throw new Error('The upload has not become a file');
  return fileId;
}

export async function downloadZip(caller: Caller, fileIds: readonly string[]): Promise<void> {
  const answer = await send(caller, '/app/attachments/DownloadAll', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fileIds }),
  });
  for await (const _ of answer.body ?? []);
}
