import { exportTask, resourceNamed } from '#kernel/domain';
import { bindTask } from '../../tasks/task-work.ts';
import type { TaskRun } from '../../tasks/task-work.ts';
import type { FileAnswer } from '../workbook.ts';
import { xlsxType } from '../workbook.ts';
import { exportFiles, exportName } from './export-files.ts';
import { readFilteredSet, rowsPerFile } from './filtered-set.ts';
import type { FilteredSet } from './filtered-set.ts';
import { exportQuery } from './export-query.ts';
import { zipFiles } from './zip-files.ts';

/** Writes no records: a run that was cut off is done again from its start. */
export const exportWork = bindTask(exportTask, async (run) => {
  const { services, actor, input } = run;
  const resource = resourceNamed(run.resource);
  const { query, columns } = exportQuery(actor, resource, input.query, input);
  const order = { services, actor, resource, columns, now: services.now() };
  return readFilteredSet(services, actor, resource, query, async (set) => {
    const isOne = set.total <= rowsPerFile;
    const files = reported(exportFiles(set, order), set, run);
    const name = exportName(order);
    const file = isOne
      ? { name: `${name}_1.xlsx`, contentType: xlsxType }
      : { name: `${name}.zip`, contentType: 'application/zip' };
    await run.keepFile(file, isOne ? bodies(files) : zipFiles(files));
    const count = set.total.toLocaleString('en-AU');
    return { summary: `${count} ${set.total === 1 ? 'record' : 'records'} exported.` };
  });
});

async function* reported(
  files: AsyncIterable<FileAnswer>,
  { total }: FilteredSet,
  run: Pick<TaskRun, 'report'>,
): AsyncGenerator<FileAnswer> {
  await run.report({ done: 0, total });
  let done = 0;
  for await (const file of files) {
    done = Math.min(total, done + rowsPerFile);
    await run.report({ done, total });
    yield file;
  }
}

async function* bodies(files: AsyncIterable<FileAnswer>): AsyncGenerator<Uint8Array> {
  for await (const file of files) yield file.body;
}
