import type { Instant, Write } from '#kernel/domain';
import type { Reaction, Services, Signal, Tx } from '#kernel/server';
import type { SessionNews } from '../../domain/index.ts';
import { slotsRoom } from '../slot/publish-slot-change.ts';

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
  const room = slotsRoom(tx.context.tenantId);
  tx.afterCommit(() => services.realtime.publish(room, 'SessionsChanged', news));
}

const timesText = `select s.id, s.date_from as "dateFrom", s.date_to as "dateTo" from appointment_sessions s
  where s.id = any($1::uuid[])`;

const idsIn = (write: Write): readonly string[] =>
  write.write === 'move'
    ? [write.id]
    : write.write === 'change' || write.write === 'remove'
      ? write.ids
      : [];

/** New sessions say their times themselves; nobody has their ids on the screen yet. */
const newSession = (write: Write): TimedSession[] =>
  write.write === 'create'
    ? [
        {
          id: write.id ?? '',
          dateFrom: String(write.values.dateFrom),
          dateTo: String(write.values.dateTo),
        },
      ]
    : [];

/** What decisions wrote. */
export const publishSessionChange: Signal = async ({ tx, services, writes }) => {
  const ids = writes.flatMap(idsIn);
  const changed = ids.length ? await tx.query<TimedSession>(timesText, [ids]) : [];
  publishNews(services, tx, [...changed, ...writes.flatMap(newSession)]);
};

/** What was saved on the page of a session. */
export const publishChangedSession: Reaction = async ({ services, tx, record }) =>
  publishNews(services, tx, [
    { id: record.id, dateFrom: String(record.dateFrom), dateTo: String(record.dateTo) },
  ]);
