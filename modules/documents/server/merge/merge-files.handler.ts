import { answer, handle, startTask } from '#kernel/server';
import { mergeFiles, mergeFilesTask, mergedName } from '../../domain/index.ts';
import { filesToMerge } from './files-to-merge.ts';

export const mergeFilesHandler = handle(mergeFiles, async ({ tx, actor, services, input }) => {
  const files = await filesToMerge(services, actor, input.fileIds);
  const { id } = await startTask(
    tx,
    { services, actor },
    {
      task: mergeFilesTask,
      title: 'Merge files',
      detail: mergedName(input.name),
      input,
      total: files.length,
    },
  );
  return answer({ taskId: id }, 202);
});
