import { send } from '../api/api.ts';
import { addresses } from '../api/kernel-addresses.ts';
import { toastFailure } from '../toast/toast.ts';
import type { StoredColumn } from './arrangement.ts';

/** K-023. */
export const saveDelay = 1000;

type Waiting = { columns: readonly StoredColumn[]; timer: ReturnType<typeof setTimeout> };
const waiting = new Map<string, Waiting>();

/** B-132: changes that follow each other within a second are saved once. */
export function saveSoon(tableKey: string, columns: readonly StoredColumn[]): void {
  clearTimeout(waiting.get(tableKey)?.timer);
  waiting.set(tableKey, { columns, timer: setTimeout(() => saveNow(tableKey), saveDelay) });
  addEventListener('pagehide', saveAll);
}

/** What waits is sent before the page or the tab goes away. */
export function saveNow(tableKey: string): void {
  const found = waiting.get(tableKey);
  if (!found) return;
  clearTimeout(found.timer);
  waiting.delete(tableKey);
  if (!waiting.size) removeEventListener('pagehide', saveAll);
  const body = { tableKey, columns: found.columns };
  send('PUT', addresses().tableSettings, { body, keepalive: true }).catch(toastFailure);
}

function saveAll(): void {
  for (const tableKey of waiting.keys()) saveNow(tableKey);
}
