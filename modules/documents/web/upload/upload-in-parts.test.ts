import { eventually } from '#kernel/web-testing';
import { beforeEach, expect, test } from 'vitest';
import { fakeUploads } from '../testing/fake-upload.ts';
import { unfinishedUploads } from './unfinished-uploads.ts';
import { uploadInParts } from './upload-in-parts.ts';

const megabyte = 1024 * 1024;
const file = new File([new Uint8Array(12 * megabyte)], 'scan.pdf');
const url = '/app/files/tus/u-1';
const at = (offset: number) => ({ 'Upload-Offset': String(offset) });

function begin(duplicates: 'ask' | 'keep' = 'ask') {
  const sent = fakeUploads();
  const shares: number[] = [];
  const cuts: boolean[] = [];
  const control = new AbortController();
  const result = uploadInParts(file, {
    metadata: { fromModule: 'COMPANY', objectId: 'c-1' },
    fingerprint: 'same file',
    place: 'u COMPANY c-1',
    duplicates,
    signal: control.signal,
    onProgress: (share) => shares.push(share),
    onCut: (isCut) => cuts.push(isCut),
    wait: () => Promise.resolve(),
  });
  result.catch(() => undefined);
  return { result, sent, shares, cuts, control };
}

/** Answers in turn; each call must be of the method that stands before its answer. */
async function play(
  { sent }: ReturnType<typeof begin>,
  ...turns: [string, (call: ReturnType<typeof fakeUploads>[number]) => void][]
): Promise<void> {
  for (const [index, [method, answer]] of turns.entries()) {
    await eventually(() => expect(sent.length).toBeGreaterThan(index));
    const call = sent[index];
    expect(call?.method).toBe(method);
    if (call) answer(call);
  }
}

beforeEach(() => unfinishedUploads.set([]));

test('a large file goes in parts of five megabytes', async () => {
  const upload = begin();
  await play(
    upload,
    ['POST', (call) => call.answer(201, null, { Location: url })],
    ['PATCH', (call) => call.answer(204, null, at(5 * megabyte))],
    ['PATCH', (call) => call.answer(204, null, at(10 * megabyte))],
    ['PATCH', (call) => call.answer(204, null, { ...at(12 * megabyte), 'Upload-File': 'f-1' })],
  );

  expect(await upload.result).toBe('f-1');
  const [creation, ...parts] = upload.sent;
  expect(creation?.headers['Upload-Length']).toBe(String(12 * megabyte));
  expect(creation?.headers['Upload-Metadata']).toContain(`filename ${btoa('scan.pdf')}`);
  expect(parts.map(({ headers }) => headers['Upload-Offset'])).toEqual(
    [0, 5, 10].map((count) => String(count * megabyte)),
  );
  expect(parts.map(({ body }) => (body as Blob).size / megabyte)).toEqual([5, 5, 2]);
  expect(unfinishedUploads.get()).toEqual([]);
});

test('after a cut it asks how much has arrived and goes on from there', async () => {
  const upload = begin();
  await play(
    upload,
    ['POST', (call) => call.answer(201, null, { Location: url })],
    ['PATCH', (call) => call.cut()],
    ['HEAD', (call) => call.cut()],
    ['HEAD', (call) => call.answer(200, null, at(3 * megabyte))],
    ['PATCH', (call) => call.answer(204, null, at(8 * megabyte))],
    ['PATCH', (call) => call.answer(204, null, { ...at(12 * megabyte), 'Upload-File': 'f-1' })],
  );

  expect(await upload.result).toBe('f-1');
  expect(upload.cuts).toContain(true);
  expect(upload.cuts.at(-1)).toBe(false);
  expect(upload.sent[4]?.headers['Upload-Offset']).toBe(String(3 * megabyte));
});

test('after a reload the same file goes on; what the server forgot begins anew', async () => {
  const entry = { fingerprint: 'same file', place: '', name: 'scan.pdf', begunAt: 1 };
  unfinishedUploads.set([{ ...entry, url }]);
  const upload = begin();
  await play(
    upload,
    ['HEAD', (call) => call.answer(404, { error: { code: 'notFound' } })],
    ['POST', (call) => call.answer(201, null, { Location: '/app/files/tus/u-2' })],
  );

  await eventually(() => expect(upload.sent).toHaveLength(3));
  expect(upload.sent[0]?.path).toBe(url);
  expect(upload.sent[2]?.path).toBe('/app/files/tus/u-2?duplicates=ask');
  expect(unfinishedUploads.get()).toMatchObject([{ url: '/app/files/tus/u-2' }]);
});

test('a refusal ends it; the same file elsewhere is a question that leaves it standing', async () => {
  const refused = begin();
  await play(
    refused,
    ['POST', (call) => call.answer(201, null, { Location: url })],
    [
      'PATCH',
      (call) => call.answer(415, { error: { code: 'fileTypeNotAccepted', message: 'No' } }),
    ],
    ['DELETE', (call) => call.answer(204, null)],
  );
  await expect(refused.result).rejects.toThrow('No');
  expect(unfinishedUploads.get()).toEqual([]);

  const asked = begin();
  const error = { code: 'duplicateFile', message: 'This file is already here: a.pdf' };
  await play(
    asked,
    ['POST', (call) => call.answer(201, null, { Location: url })],
    ['PATCH', (call) => call.answer(409, { error })],
  );
  await expect(asked.result).rejects.toThrow('already here');
  expect(unfinishedUploads.get()).toHaveLength(1);

  const kept = begin('keep');
  await play(
    kept,
    ['HEAD', (call) => call.answer(200, null, at(12 * megabyte))],
    ['PATCH', (call) => call.answer(204, null, { ...at(12 * megabyte), 'Upload-File': 'f-2' })],
  );
  expect(await kept.result).toBe('f-2');
});

test('cancelling tells the server and leaves no trace', async () => {
  const upload = begin();
  await play(upload, ['POST', (call) => call.answer(201, null, { Location: url })]);
  await eventually(() => expect(upload.sent).toHaveLength(2));

  upload.control.abort();

  await eventually(() => expect(upload.sent.at(-1)?.method).toBe('DELETE'));
  upload.sent.at(-1)?.answer(204, null);
  await expect(upload.result).rejects.toThrow('cancelled');
  expect(unfinishedUploads.get()).toEqual([]);
});
