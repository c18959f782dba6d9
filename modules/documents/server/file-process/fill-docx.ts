import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { fillDocumentXml } from '../../domain/index.ts';
import type { DocumentValues } from '../../domain/index.ts';
import { entriesOf } from '../text/readers/safe-archive.ts';

type Input = { readonly path: string; readonly out: string; readonly values: DocumentValues };

const written = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;

/** In the file process: a copy of a Word document with its variables filled. False: it is none. */
export async function fillDocx({ path, out, values }: Input): Promise<boolean> {
  try {
    const found = await entriesOf(path, (name) => name === 'word/document.xml');
    if (!found.size) return false;
    await pipeline(await filledCopy(path, values), createWriteStream(out));
    return true;
  } catch {
    return false;
  }
}

async function filledCopy(path: string, values: DocumentValues) {
  const archive = await openPromise(path, { autoClose: false, lazyEntries: true });
  const copy = new ZipFile();
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const bytes = await buffer(await archive.openReadStreamPromise(entry));
      const filled = written.test(entry.fileName)
        ? Buffer.from(fillDocumentXml(bytes.toString('utf8'), values))
        : bytes;
      copy.addBuffer(filled, entry.fileName);
    }
  } finally {
    archive.close();
  }
  copy.end();
  return copy.outputStream;
}
