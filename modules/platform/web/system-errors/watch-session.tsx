import { hub, useReloadSession } from '#kernel/web';
import { useEffect, useEffectEvent } from 'react';
import { startCrashReports } from './crash-reports.ts';

/** As long as a server may still answer from what it knew before. */
const settleMs = 2500;

/** Draws nothing: passes crashes on, and follows changes of features and settings. */
export function WatchSession() {
  const reload = useReloadSession();
  const changed = useEffectEvent(() => {
    setTimeout(() => void reload().catch(() => {}), settleMs);
  });
  useEffect(startCrashReports, []);
  useEffect(() => hub.on('SessionChanged', changed), []);
  return null;
}
