import { api, bindCrashReports, pageOfPath } from '#kernel/web';
import { placeOf, scrubMessage } from '../../domain/index.ts';

const mostInWindow = 20;
let sent = 0;

/** The pattern of the page, never its address: an id or a search is nobody else's business. */
const routeHere = () => pageOfPath(location.pathname)?.path ?? '';

/** The server counts and bounds as well; a window that is broken for good stays quiet in the end. */
export function startCrashReports(): void {
  bindCrashReports((error) => {
    if (sent >= mostInWindow) return;
    sent += 1;
    const crash = {
      message: scrubMessage(`${error.name}: ${error.message}`),
      route: routeHere(),
      place: placeOf(error.stack),
    };
    api.postLast('/app/system-errors/report', crash).catch(() => {});
  });
}
