import { Refused, answer, handle, startTask } from '#kernel/server';
import { arrangePages, arrangePagesTask, fileRights, isPdf } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { wantedParts } from './arrange-pages-work.ts';

export const arrangePagesHandler = handle(
  arrangePages,
  async ({ tx, actor, services, params, input }) => {
    const file = await reachFile(services, actor, params.id ?? '', 'update', '');
    if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
    if (!isPdf(file.contentType)) throw new Refused('pdfNeeded');
    const parts = wantedParts(input.parts);
    const { id } = await startTask(
      tx,
      { services, actor },
      {
        task: arrangePagesTask,
        title: parts.length === 1 ? 'New file from pages' : 'Split into files',
        detail: file.name,
        input: { fileId: file.id, parts },
        total: parts.length,
      },
    );
    return answer({ taskId: id }, 202);
  },
);
