import { usersInRole } from '#identity/server';
import { html, moduleNameOf, resourceNamed } from '#kernel/domain';
import { defineJob, on, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { fileStored, scanWords } from '../../domain/index.ts';
import { asFile, fileById } from '../file-row.ts';
import type { FileRow } from '../file-row.ts';
import { ScannerUnreachable, scanStream } from './ask-clamd.ts';
import type { Verdict } from './ask-clamd.ts';

const jobName = 'files.scan';

const verdictText = `update files set scan_state = $2, scan_note = $3
  where id = $1::uuid and scan_state = 'waiting' returning id`;

const noteText = `update files set scan_note = $2 where id = $1::uuid and scan_state = 'waiting'`;

/** Every file that comes while a scanner is configured waits for it. */
export const scanWhenStored = on(
  fileStored,
  'documents.scanFile',
  async ({ tenantId, payload: { fileId } }, tx, { jobs, config }) => {
    if (config.clamav) await jobs.enqueue(tx, jobName, { tenantId, fileId });
  },
);

/** A scanner that is away is asked again for days; until then nobody gets the file. */
export const scanJob = defineJob({
  name: jobName,
  retryLimit: 200,
  async run({ tenantId, fileId }, services, signal) {
    const context = systemContext(String(tenantId));
    const [found] = await services.db.batch(context, [fileById(String(fileId))]);
    const file = asFile(found?.rows[0]);
    if (!services.config.clamav || file?.scanState !== 'waiting') return;
    try {
      const verdict = await scan(services, services.config.clamav, file, signal);
      await services.db.transaction(context, (tx) => settle(tx, services, file, verdict));
    } catch (error) {
      if (error instanceof ScannerUnreachable) {
        await services.db.batch(context, [
          { text: noteText, values: [file.id, scanWords.unreachable] },
        ]);
      }
      throw error;
    }
  },
});

async function scan(
  { storage }: Services,
  place: { readonly host: string; readonly port: number },
  file: FileRow,
  signal: AbortSignal,
): Promise<Verdict> {
  const source = await storage.get(file.storageKey);
  if (!source) throw new Error('The bytes of a file are missing');
  try {
    return await scanStream(place, source, signal);
  } finally {
    source.destroy();
  }
}

async function settle(tx: Tx, services: Services, file: FileRow, verdict: Verdict): Promise<void> {
  const { isClean, finding } = verdict;
  const state = isClean ? 'clean' : 'infected';
  const settled = await tx.query(verdictText, [file.id, state, finding]);
  if (isClean || !settled.length) return;
  const { ownerResource, ownerId } = file;
  await notify(tx, services, {
    recipientIds: await usersInRole(tx, 'ADMIN_STAFF'),
    title: 'A file is infected',
    content: html`<b>${file.name}</b>, uploaded by
      ${file.uploader ?? 'somebody without an account'}, is infected (${finding ?? ''}). Nobody can
      open it. Please delete it.`.markup,
    type: 'Action Required',
    objectReferenceName: file.name,
    ...(ownerResource &&
      ownerId && {
        fromModule: moduleNameOf(resourceNamed(ownerResource)),
        objectId: ownerId,
      }),
  });
}
