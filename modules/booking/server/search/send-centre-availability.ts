import { queueMail, templateMail } from '#correspondence/server';
import { formatDateTime, moduleNameOf } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { centre } from '#parties/domain';
import { findSessions } from './find-sessions.ts';
import type { ResolvedSearch } from './resolve-search.ts';
import { showSessions } from './sessions-with-slots.ts';
import type { ShownSession } from './sessions-with-slots.ts';

/** A centre reads its own list: who, when, and how many places are left. */
function lineOf({ specialist, dateFrom, dateTo, timeZone, freeSlots, totalSlots }: ShownSession) {
  const until = formatDateTime(dateTo, timeZone).slice(-5);
  return `${formatDateTime(dateFrom, timeZone)} to ${until}: ${specialist.displayName}, ${freeSlots} of ${totalSlots} free`;
}

/** C-093. */
export async function sendToCentre(tx: Tx, services: Services, searching: ResolvedSearch) {
  const { centreId } = searching.input;
  const [found] = await tx.query<{ name: string; email: string | null }>(
    'select name, email from party_centres where id = $1::uuid',
    [centreId ?? null],
  );
  if (!found) throw new Refused('unknownReference', { field: 'centreId' });
  if (!found.email) throw new Refused('centreHasNoEmail');
  const { sessions } = await findSessions(tx, searching, 'date');
  if (!sessions.length) throw new Refused('noAvailability');
  const shown = await showSessions(
    tx,
    searching,
    sessions.map(({ id }) => id),
  );
  const templateKey = 'CentreAvailability';
  const words = await templateMail(tx, services, templateKey, {
    centre: found,
    lines: shown.map((session) => ({ text: lineOf(session) })),
  });
  await queueMail(tx, services, {
    ...words,
    to: found.email,
    templateKey,
    fromModule: moduleNameOf(centre),
    objectId: centreId ?? '',
  });
  return { email: found.email, sessions: shown.length };
}
