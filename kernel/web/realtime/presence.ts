import { toast } from '../toast/toast.ts';
import { hub as windowHub } from './hub.ts';
import type { Hub } from './hub.ts';

export type Viewer = { readonly userId: string; readonly displayName: string };
export type ViewedRecord = { readonly fromModule: string; readonly objectId: string };
type Kind = 'ITEM_VIEWING' | 'ITEM_LEFT';
type Log = ViewedRecord & Viewer & { readonly activityType: string };

/** Three times within the 60 seconds after which the server counts nobody. */
const renewMs = 20_000;
/** A tab that is only passed by is neither left nor entered for the others. */
const lingerMs = 1500;
/** B-148: the same colleague on the same record is news again after this time. */
const noticeAgainMs = 600_000;

const nobody: readonly Viewer[] = [];

const isLog = (given: unknown): given is Log =>
  typeof given === 'object' &&
  given !== null &&
  ['objectId', 'userId', 'displayName', 'activityType'].every(
    (key) => typeof (given as Record<string, unknown>)[key] === 'string',
  );

export function createPresence(hub: Hub) {
  const shown: ViewedRecord[] = [];
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  const viewers = new Map<string, readonly Viewer[]>();
  const noticed = new Map<string, number>();
  const watchers = new Set<() => void>();
  const openings = new Set<(record: ViewedRecord) => void>();
  let me = '';
  let renewals: ReturnType<typeof setInterval> | undefined;

  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  const isShown = (objectId: string) => shown.some((record) => record.objectId === objectId);

  /** B-130. */
  const wire = ({ fromModule, objectId }: ViewedRecord, kind: Kind) =>
    JSON.stringify({ FromModule: fromModule, ObjectId: objectId, ActivityType: kind });

  const renew = () => {
    for (const record of shown) {
      hub.send('AddActivityLog', wire(record, 'ITEM_VIEWING'));
      hub.send('GetActivityLogs', wire(record, 'ITEM_VIEWING'));
    }
  };

  const learn = (objectId: string, all: readonly Viewer[]) => {
    const others = [...new Map(all.map((viewer) => [viewer.userId, viewer])).values()].filter(
      ({ userId }) => userId !== me,
    );
    viewers.set(objectId, others);
    for (const { userId, displayName } of others) {
      const key = `${objectId} ${userId}`;
      const last = noticed.get(key) ?? -Infinity;
      noticed.set(key, Date.now());
      if (Date.now() - last < noticeAgainMs) continue;
      toast.info(`${displayName} is viewing this record`, 'User Editing Item');
    }
    tell();
  };

  hub.on('ReceiveActivityLog', (log) => {
    if (!isLog(log) || !isShown(log.objectId)) return;
    const known = (viewers.get(log.objectId) ?? nobody).filter(
      ({ userId }) => userId !== log.userId,
    );
    const { userId, displayName } = log;
    learn(
      log.objectId,
      log.activityType === 'ITEM_VIEWING' ? [...known, { userId, displayName }] : known,
    );
  });
  hub.on('ActivityLogsResult', (logs, about) => {
    const all = Array.isArray(logs) ? logs.filter(isLog) : [];
    const objectId = (about as Partial<ViewedRecord> | undefined)?.objectId ?? all[0]?.objectId;
    if (objectId && isShown(objectId)) learn(objectId, all);
  });
  hub.subscribe(() => {
    // Without a connection nobody knows who is there.
    viewers.clear();
    tell();
    if (hub.state() === 'connected') renew();
  });

  return {
    /** Answers how to leave again. */
    enter(record: ViewedRecord, userId: string): () => void {
      me = userId;
      clearTimeout(leaving.get(record.objectId));
      leaving.delete(record.objectId);
      shown.push(record);
      renewals ??= setInterval(renew, renewMs);
      renew();
      for (const opened of openings) opened(record);
      tell();
      return () => {
        shown.splice(shown.indexOf(record), 1);
        if (!shown.length) {
          clearInterval(renewals);
          renewals = undefined;
        }
        tell();
        if (isShown(record.objectId)) return;
        leaving.set(
          record.objectId,
          setTimeout(() => {
            leaving.delete(record.objectId);
            viewers.delete(record.objectId);
            hub.send('AddActivityLog', wire(record, 'ITEM_LEFT'));
          }, lingerMs),
        );
      };
    },
    /** The others on the record that was brought to the front last. */
    others: (): readonly Viewer[] => viewers.get(shown.at(-1)?.objectId ?? '') ?? nobody,
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    onOpened(listener: (record: ViewedRecord) => void) {
      openings.add(listener);
      return () => void openings.delete(listener);
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;

export const presence = createPresence(windowHub);

/** For each record that is brought to the front, in any tab of this window. */
export const onRecordOpened = presence.onOpened;
