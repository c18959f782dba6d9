import type { Query } from '@tanstack/react-query';
import { toast } from '../toast/toast.ts';
import { ApiError } from './api-error.ts';

const notRefreshed = 'What is shown could not be refreshed and may be out of date.';

/** No answer, too many calls or a fault of the server; a refusal is meant and is shown. */
const isPassing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * A failed refresh takes nothing off the screen: a dialog with typed words may stand on what is
 * shown. It stays, out of date, until the next refresh succeeds.
 */
export function keepShownData(
  error: Error,
  query: Query<unknown, unknown, unknown>,
  refreshAll: () => void,
): void {
  if (query.state.data === undefined || !isPassing(error)) return;
  query.setState({ status: 'success', error: null, isInvalidated: true });
  if (query.queryKey[0] === 'lookup' || query.queryKey[0] === 'history') return;
  toast.warning(notRefreshed, 'Warning', {
    key: 'not refreshed',
    action: { label: 'Try again', run: refreshAll },
  });
}
