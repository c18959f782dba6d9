import type { Actor } from '#kernel/domain';
import { can, resourceNamed } from '#kernel/domain';
import {
  Refused,
  defineJob,
  exportFiles,
  exportName,
  exportQuery,
  readFilteredSet,
  rowsPerFile,
  xlsxType,
  zipFiles,
} from '#kernel/server';
import type { FileAnswer, FilteredSet, Services } from '#kernel/server';
import { Overtaken, claimExport } from './export-run.ts';
import type { ExportRef, ExportRun } from './export-run.ts';
import { requesterOf } from './requester.ts';
import { exportQueue } from './start-export.ts';

const gaveUp = 'The export could not be finished. Please start it again.';

type Data = ExportRef & { readonly userId: string };

/** Effect once: a job that comes twice finds the export ended, or takes it over from its start. */
export const runExport = defineJob({
  name: exportQueue,
  retryLimit: 3,
  expireInSeconds: 900,
  async run(data, services, signal) {
    const run = await claimExport(services, data as Data);
    if (!run) return;
    try {
      await produce(services, run, await requester(services, data as Data, run), signal);
    } catch (error) {
      if (error instanceof Overtaken) return;
      if (!(error instanceof Refused)) throw error;
      await run.fail(error.validationErrors[0]?.message ?? error.message).catch(ignoreOvertaken);
    }
  },
  async exhausted(data, services) {
    const run = await claimExport(services, data as Data);
    await run?.fail(gaveUp).catch(ignoreOvertaken);
  },
});

function ignoreOvertaken(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
}

/** The rights of this moment, not those of the moment it was asked for. */
async function requester(services: Services, data: Data, { row }: ExportRun): Promise<Actor> {
  const actor = await requesterOf(services, data);
  if (!actor || !can(actor, `${row.resource}.export`)) throw new Refused('notPermitted');
  return { ...actor, ...(row.impersonator_id && { impersonatorId: row.impersonator_id }) };
}

async function produce(
  services: Services,
  run: ExportRun,
  actor: Actor,
  signal: AbortSignal,
): Promise<void> {
  const resource = resourceNamed(run.row.resource);
  const { query, columns } = exportQuery(actor, resource, run.row.query, run.row);
  const order = { actor, resource, columns, now: services.now() };
  await readFilteredSet(services, actor, resource, query, async (set) => {
    const isOne = set.total <= rowsPerFile;
    const files = reported(exportFiles(set, order), set, run, signal);
    const name = exportName(order);
    const file = isOne
      ? { name: `${name}_1.xlsx`, contentType: xlsxType }
      : { name: `${name}.zip`, contentType: 'application/zip' };
    const kept = await services.storage.put(
      run.storageKey,
      isOne ? bodies(files) : zipFiles(files),
    );
    await run.finish(actor, file, kept);
  });
}

async function* reported(
  files: AsyncIterable<FileAnswer>,
  { total }: FilteredSet,
  run: ExportRun,
  signal: AbortSignal,
): AsyncGenerator<FileAnswer> {
  await run.report(0, total);
  let done = 0;
  for await (const file of files) {
    signal.throwIfAborted();
    done = Math.min(total, done + rowsPerFile);
    await run.report(done, total);
    yield file;
  }
}

async function* bodies(files: AsyncIterable<FileAnswer>): AsyncGenerator<Uint8Array> {
  for await (const file of files) yield file.body;
}
