import { bindTask, contextOf, handle, startTask } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import {
  exportClient,
  exportPersonTask,
  exportSpecialist,
  exportUser,
} from '../../domain/index.ts';
import { archiveFacts, personArchive } from './person-archive.ts';

/** Writes no records: a run that was cut off is done again from its start. */
export const exportPersonWork = bindTask(exportPersonTask, async (run) => {
  const { services, actor, resource } = run;
  const all = await archiveFacts(run);
  const total = all.kept.reduce((sum, { records }) => sum + records.length, 0);
  await run.report({ done: 0, total });
  for (const { resource: kind, records } of all.kept) {
    const shown = [{ resource: kind, ids: records.map(({ id }) => id), isOneKind: true }];
    await services.readLog.recordShown(
      contextOf(actor),
      { operation: 'exportPerson', resource },
      shown,
    );
  }
  const file = { name: 'person.zip', contentType: 'application/zip' };
  await run.keepFile(file, personArchive(run, all));
  await run.report({ done: total, total });
  const files = all.files.length;
  return {
    summary: `${total} ${total === 1 ? 'record' : 'records'} and ${files} ${files === 1 ? 'file' : 'files'} exported.`,
  };
});

type Started = Pick<Call, 'tx' | 'actor' | 'services'> & {
  readonly record: { readonly id: string };
};

/** The title of a task names nobody: it outlives the person. */
async function start({ tx, actor, services, record }: Started, { on }: { readonly on: string }) {
  const order = {
    task: exportPersonTask,
    resource: on,
    title: 'Export of a person',
    input: { personId: record.id },
  };
  const { id } = await startTask(tx, { services, actor }, order);
  return { taskId: id };
}

export const exportPersonHandlers: readonly Handler[] = [
  handle(exportClient, (call) => start(call, exportClient)),
  handle(exportSpecialist, (call) => start(call, exportSpecialist)),
  handle(exportUser, (call) => start(call, exportUser)),
];
