import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import { UnreadableFile } from './page-source.ts';

const mostEntries = 20_000;
const mostBytes = 300_000_000;

/**
 * The named entries of an archive. Everything is counted before anything is unpacked, and the
 * library stops at an entry that is larger than it says.
 */
export async function entriesOf(
  path: string,
  isWanted: (name: string) => boolean = () => false,
): Promise<Map<string, string>> {
  const archive = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(
    (cause: unknown) => {
      throw new UnreadableFile('The file is damaged.', { cause });
    },
  );
  try {
    const found = new Map<string, string>();
    let bytes = 0;
    if (archive.entryCount > mostEntries) throw new UnreadableFile('The file unpacks to too much.');
    for await (const entry of archive.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (bytes > mostBytes) throw new UnreadableFile('The file unpacks to too much.');
      if (!isWanted(entry.fileName)) continue;
      const content = await buffer(await archive.openReadStreamPromise(entry));
      found.set(entry.fileName, content.toString('utf8'));
    }
    return found;
  } finally {
    archive.close();
  }
}
