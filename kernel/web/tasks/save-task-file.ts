import type { TaskView } from '#kernel/domain';
import { send } from '../api/api.ts';
import { saveBlob } from '../api/save.ts';
import { toastFailure } from '../toast/toast.ts';

export async function saveTaskFile({ id, fileName }: TaskView): Promise<void> {
  try {
    const answer = await send('GET', `/app/tasks/${id}/download`);
    saveBlob(await answer.blob(), fileName ?? 'export.xlsx');
  } catch (error) {
    toastFailure(error);
  }
}
