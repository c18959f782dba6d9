import { hub, onRecordOpened, openTab, toast, useSession } from '#kernel/web';
import { useEffect, useEffectEvent, useRef } from 'react';
import { settingValue } from '../../domain/index.ts';
import { logFailure, notificationCalls, useRefresh, useSummary } from './notification-queries.ts';
import { parseMessage } from './parse-message.ts';
import { popupOf } from './notification-popup.ts';

const popupKey = 'ICS.Notification.Popup';

/** Draws nothing: keeps the connection, shows popups, and notes which records were opened. */
export function NotificationsHost() {
  const { actor, profile, tenant } = useSession();
  const refresh = useRefresh();
  const summary = useSummary();
  const seen = useRef(new Set<string>());
  const isOn = actor.isHost || actor.features.includes('RealtimeNotification');
  /** B-054. */
  const hasPopups = settingValue(popupKey, tenant.settings, profile.settings) === 'true';

  const receive = useEffectEvent((payload: unknown) => {
    const item = parseMessage(payload);
    if (!item) return logFailure('a message that is no notification');
    if (seen.current.has(item.id)) return;
    seen.current.add(item.id);
    refresh().catch(logFailure);
    if (!hasPopups) return;
    const { title, text, path, seconds } = popupOf(item, actor);
    toast.info(text, title, {
      key: item.id,
      seconds,
      ...(path && { onClick: () => openTab(path) }),
    });
  });

  const opened = useEffectEvent(async (objectId: string) => {
    if (summary?.totalUnreadCount === 0) return;
    const { marked } = await notificationCalls.markObjectAsRead(objectId);
    if (marked) await refresh();
  });

  const reconnected = useEffectEvent(() => {
    if (hub.state() === 'connected') refresh().catch(logFailure);
  });

  useEffect(() => (isOn ? hub.start() : undefined), [isOn]);
  useEffect(() => hub.on('ReceiveMessage', receive), []);
  useEffect(() => hub.subscribe(reconnected), []);
  /** B-077. */
  useEffect(() => onRecordOpened(({ objectId }) => void opened(objectId).catch(logFailure)), []);
  return null;
}
