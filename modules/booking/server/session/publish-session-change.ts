import type { Instant } from '#kernel/domain';
import type { Reaction, Services, Tx } from '#kernel/server';
import type { SessionNews } from '../../domain/index.ts';
import { slotsRoom } from '../slot/publish-slot-change.ts';

export type TimedSession = {
  readonly id: string;
  readonly dateFrom: Instant;
  readonly dateTo: Instant;
};

/** More than a screen shows; from there on the days say enough. */
const mostIds = 200;

/** Nobody is told whose the sessions are: the screens ask again, under their own rights. */
export function publishSessionChange(
  services: Pick<Services, 'realtime'>,
  tx: Tx,
  sessions: readonly TimedSession[],
): void {
  const [first] = sessions;
  if (!first) return;
  const news: SessionNews = {
    ids: sessions.slice(0, mostIds).map(({ id }) => id),
    from: sessions.reduce(
      (least, { dateFrom }) => (dateFrom < least ? dateFrom : least),
      first.dateFrom,
    ),
    to: sessions.reduce((most, { dateTo }) => (dateTo > most ? dateTo : most), first.dateTo),
  };
  const room = slotsRoom(tx.context.tenantId);
  tx.afterCommit(() => services.realtime.publish(room, 'SessionsChanged', news));
}

/** A record as the API answers it. */
export const timesOf = (record: Readonly<Record<string, unknown>>): TimedSession => ({
  id: String(record.id),
  dateFrom: String(record.dateFrom),
  dateTo: String(record.dateTo),
});

export const publishChangedSession: Reaction = async ({ services, tx, record }) =>
  publishSessionChange(services, tx, [timesOf(record)]);
