import type { Instant, Write } from '#kernel/domain';
import type { ScreenListener, Services, Tx } from '#kernel/server';
import type { SessionNews } from '../../domain/index.ts';
import { toAllSlotsRooms } from '../slot/publish-slot-change.ts';

type TimedSession = {
  readonly id: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
};

/** More than a screen shows; from there on the days say enough. */
const mostIds = 200;

/** Nobody is told whose the sessions are: the screens ask again, under their own rights. */
function publishNews(
  services: Pick<Services, 'realtime'>,
  tx: Tx,
  sessions: readonly TimedSession[],
): void {
  const [first] = sessions;
  if (!first) return;
  const news: SessionNews = {
    ids: sessions.flatMap(({ id }) => (id ? [id] : [])).slice(0, mostIds),
    from: sessions.reduce(
      (least, { dateFrom }) => (dateFrom < least ? dateFrom : least),
      first.dateFrom,
    ),
    to: sessions.reduce((most, { dateTo }) => (dateTo > most ? dateTo : most), first.dateTo),
  };
  const messages = toAllSlotsRooms(tx.context.tenantId, 'SessionsChanged', news);
  tx.afterCommit(() => services.realtime.publishAll(messages));
}

const timesText = `select s.id, s.date_from as "dateFrom", s.date_to as "dateTo" from appointment_sessions s
  where s.id = any($1::uuid[])`;

const idsIn = (write: Write): readonly string[] => {
  if (write.write === 'change' || write.write === 'remove') return write.ids;
  return write.write === 'move' || write.write === 'create' ? [write.id ?? ''] : [];
};

export const publishSessionChange: ScreenListener = async ({ tx, services, writes }) => {
  const ids = writes.flatMap(idsIn);
  publishNews(services, tx, ids.length ? await tx.query<TimedSession>(timesText, [ids]) : []);
};
