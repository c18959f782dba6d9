import type { AnyResource } from '#kernel/domain';
import { download } from '../../api/download.ts';
import { toast, toastFailure } from '../../toast/toast.ts';
import { isSearching, searchQuery } from './list-state.ts';
import type { ListState } from './list-state.ts';

export const searchFirst = 'You need to search text or filter first before exporting results.';

/** B-176: nothing is asked of the server until the user has narrowed the list. */
export async function exportResults(resource: AnyResource, state: ListState): Promise<void> {
  if (!isSearching(state)) {
    toast.warning(searchFirst);
    return;
  }
  try {
    await download(`/app/${resource.base}/export`, searchQuery(state), `${resource.label[1]}.xlsx`);
  } catch (error) {
    toastFailure(error);
  }
}
