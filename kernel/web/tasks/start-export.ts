import type { AnyResource } from '#kernel/domain';
import { ApiError } from '../api/api-error.ts';
import { api, withQuery } from '../api/api.ts';
import type { Query } from '../api/api.ts';
import { toast, toastFailure } from '../toast/toast.ts';
import { followTask } from './follow-task.ts';

export type ExportOrder = {
  readonly resource: AnyResource;
  /** What the list was asked: search text, filters and sorting. */
  readonly query: Query;
  /** Names of the visible columns, in their order. */
  readonly columns: readonly string[];
};

/** B-176. False: it was refused, and the user has been told why. */
export async function startExport({ resource, query, columns }: ExportOrder): Promise<boolean> {
  try {
    const path = withQuery(`/app/${resource.base}/export-jobs`, query);
    const { id } = await api.post<{ id: string }>(path, { columns });
    followTask(id, `${resource.label[1]} are being prepared.`, 'Download');
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'exportNeedsFilter') {
      toast.warning(error.message);
    } else toastFailure(error);
    return false;
  }
}
