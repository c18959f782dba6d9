import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import yazl from 'yazl';
import type { FileAnswer } from '../workbook.ts';

/** An archive as a stream: what has been taken is not kept. Spreadsheets are compressed already. */
export async function* zipFiles(files: AsyncIterable<FileAnswer>): AsyncGenerator<Uint8Array> {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  for await (const { name, body } of files) {
    zip.addBuffer(body, name, { compress: false });
    await nextTurn();
    for (let chunk = out.read(); chunk !== null; chunk = out.read()) yield chunk as Uint8Array;
  }
  zip.end();
  yield* out;
}
