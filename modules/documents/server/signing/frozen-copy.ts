import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { copyToFolder, runFileWork, withWorkFolder } from '../file-process/run-file-work.ts';
import type { FileRow } from '../file-row.ts';
import { fromDisk, keepMade } from './keep-made.ts';

/** The server signs in memory. */
const mostBytes = 25 * 1024 ** 2;

/** A copy under a row of its own: whatever becomes of the attachment, this is what was signed. */
export async function frozenCopy(services: Services, tx: Tx, file: FileRow) {
  if (file.contentType !== 'application/pdf' || file.size > mostBytes) {
    throw new Refused('documentNotSignable');
  }
  return withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, file);
    const pages = await runFileWork(services, 'readSignable', { path }, { seconds: 120 });
    if (!pages) throw new Refused('documentNotSignable');
    const { id: sourceFileId, name } = file;
    const kept = await keepMade(services, tx.context, {
      name,
      source: fromDisk(path),
      sourceFileId,
    });
    return { ...kept, pages: pages.length };
  });
}
