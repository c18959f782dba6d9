import { ApiError } from '../api/api-error.ts';
import { toast, toastFailure } from '../toast/toast.ts';
import { reportCrash } from './report-crash.ts';

type Place = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** An answer of the server that nobody dealt with speaks for itself; the rest is a fault of ours. */
function tell(reason: unknown): void {
  if (reason instanceof ApiError) return toastFailure(reason);
  if (reason instanceof DOMException && reason.name === 'AbortError') return;
  if (!(reason instanceof Error)) return;
  toast.unexpected();
  reportCrash(reason);
}

/** B-144: the notice stays until it is dismissed. */
export function watchUnexpected(place: Place): () => void {
  const onError = (event: ErrorEvent) => tell(event.error);
  const onRejection = (event: PromiseRejectionEvent) => tell(event.reason);
  place.addEventListener('error', onError);
  place.addEventListener('unhandledrejection', onRejection);
  return () => {
    place.removeEventListener('error', onError);
    place.removeEventListener('unhandledrejection', onRejection);
  };
}
