import type { AnyResource } from '#kernel/domain';
import { toast } from '../../toast/toast.ts';
import { searchQuery } from './list-query.ts';
import type { Clock } from './list-query.ts';
import { isSearching } from './list-state.ts';
import type { ListState } from './list-state.ts';

export const searchFirst = 'You need to search text or filter first before exporting results.';

type Order = {
  resource: AnyResource;
  state: ListState;
  clock: Clock;
  /** G-133: the visible ones, in their order. */
  columns: readonly string[];
};

/** B-173, B-176: nothing is asked of the server until the user has narrowed the list. */
export async function exportResults({ resource, state, clock, columns }: Order): Promise<void> {
  if (!isSearching(state)) {
    toast.warning(searchFirst);
    return;
  }
  const { startExport } = await import('../../tasks/start-export.ts');
  await startExport({ resource, query: searchQuery(resource, state, clock), columns });
}
