import { api, followTask, toast, toastFailure } from '#kernel/web';
import { cleanUpMessages } from '../../domain/index.ts';

type Answer = { readonly taskId?: string };

/** B-298, B-339: the first call starts the work, a later one finds it done. */
export async function cleanUp(
  file: { id: string; fileName: string },
  done: () => void,
): Promise<void> {
  try {
    const { taskId } = await api.post<Answer>(`/app/attachments/${file.id}/cleanup`, {});
    if (taskId) followTask(taskId, `${file.fileName} is being cleaned up.`, 'Clean up', done);
    else toast.info(cleanUpMessages.alreadyDone, 'Clean up');
  } catch (error) {
    toastFailure(error);
  }
}
