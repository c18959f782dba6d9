import { defineJob, isUuid, on, recordRoom, systemContext, userRoom } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { extensionOf, fileStored, isBeingRead, textReaderOf } from '../../domain/index.ts';
import { copyToFolder, withWorkFolder } from '../file-process/run-file-work.ts';
import { asFile, fileById } from '../file-row.ts';
import type { FileRow } from '../file-row.ts';
import { readInSteps } from './read-in-steps.ts';
import { readSomeOf } from './read-some.ts';
import { isStillKept, keepStep, startOver, textState } from './text-rows.ts';
import type { Step, TextRow } from './text-rows.ts';

const jobName = 'files.readText';
const hour = 3600;
const millisecondsOfJob = 600_000;

/** Begins at the first page. A file without text is left alone. */
export async function readAnew(
  services: Services,
  tx: Tx,
  file: Pick<FileRow, 'id' | 'name'>,
): Promise<boolean> {
  if (!textReaderOf(extensionOf(file.name))) return false;
  await tx.batch(startOver(file.id));
  const { tenantId } = tx.context;
  await services.jobs.enqueue(tx, jobName, { tenantId, fileId: file.id });
  return true;
}

export const readStoredFiles = on(
  fileStored,
  'documents.readText',
  async ({ payload }, tx, services) => {
    const [found] = await tx.batch([fileById(payload.fileId)]);
    const file = asFile(found?.rows[0]);
    if (file) await readAnew(services, tx, file);
  },
);

/** To whoever uploaded it, and to those who have its record open. */
function tell({ realtime }: Services, { tenantId }: Context, file: FileRow, step: Step): void {
  const { uploaderId, ownerResource, ownerId } = file;
  const rooms = [
    ...(uploaderId ? [userRoom(tenantId, uploaderId)] : []),
    ...(ownerResource && ownerId ? [recordRoom(tenantId, ownerResource, ownerId)] : []),
  ];
  const args = [{ fileId: file.id, ...step }];
  realtime.publishAll(rooms.map((room) => ({ room, event: 'FileTextChanged', args })));
}

type Facts = { readonly file: FileRow; readonly state: TextRow };

async function factsOf({ db }: Services, context: Context, fileId: string): Promise<Facts | null> {
  const [files, states] = await db.batch(context, [fileById(fileId), textState(fileId)]);
  const file = asFile(files?.rows[0]);
  const state = states?.rows[0] as TextRow | undefined;
  return file && state && isBeingRead(state) ? { file, state } : null;
}

async function readText(
  services: Services,
  context: Context,
  { file, state }: Facts,
  signal: AbortSignal,
): Promise<void> {
  const reader = textReaderOf(extensionOf(file.name));
  if (!reader) return;
  await withWorkFolder(async (folder) => {
    const path = await copyToFolder(services, folder, file);
    const until = performance.now() + millisecondsOfJob;
    const readSome = readSomeOf(services, { path, reader, signal });
    const reading = readInSteps(readSome, state, () => performance.now() > until);
    for await (const { step, pages, isPaused } of reading) {
      const isKept = await services.db.transaction(context, async (tx) => {
        if (!(await isStillKept(tx, file.id))) return false;
        await keepStep(tx, file.id, step, pages);
        const data = { tenantId: context.tenantId, fileId: file.id };
        // Others have their turn before the rest of a long file.
        if (isPaused) await services.jobs.enqueue(tx, jobName, data);
        return true;
      });
      if (!isKept) return;
      tell(services, context, file, step);
    }
  });
}

const subjectOf = ({ tenantId, fileId }: Record<string, unknown>) =>
  isUuid(tenantId) && isUuid(fileId)
    ? { context: systemContext(tenantId, `text:${fileId}`), fileId }
    : null;

/** One file at a time in each process: recognising a page takes a whole core. */
export const readTextJob = defineJob({
  name: jobName,
  retryLimit: 3,
  expireInSeconds: hour,
  async run(data, services, signal) {
    const subject = subjectOf(data);
    const facts = subject && (await factsOf(services, subject.context, subject.fileId));
    if (facts) await readText(services, subject.context, facts, signal);
  },
  async exhausted(data, services) {
    const subject = subjectOf(data);
    const facts = subject && (await factsOf(services, subject.context, subject.fileId));
    if (!facts) return;
    const { changedAt: _changedAt, ...state } = facts.state;
    const reason = 'The text could not be read.';
    const step = { ...state, status: 'failed', reason } as const;
    await services.db.transaction(subject.context, (tx) => keepStep(tx, subject.fileId, step));
    tell(services, subject.context, facts.file, step);
  },
});
