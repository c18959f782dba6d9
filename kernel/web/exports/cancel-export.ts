import type { ExportJob } from '#kernel/domain';
import { api } from '../api/api.ts';
import { toastFailure } from '../toast/toast.ts';
import { receiveExport, watchExports } from './watch-exports.ts';

export async function cancelExport({ id }: ExportJob): Promise<void> {
  try {
    receiveExport(await api.put<ExportJob>(`/app/exports/${id}/cancel`));
  } catch (error) {
    toastFailure(error);
    watchExports();
  }
}
