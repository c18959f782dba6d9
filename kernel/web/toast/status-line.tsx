import { useSyncExternalStore } from 'react';
import { networkFailed } from '../api/api-error.ts';
import { slowCalls } from '../api/slow-calls.ts';
import './toast.css';

const slowHint = "Hang tight! It's currently loading.";

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** B-146, B-246: one line about the connection, for as long as it is true. */
export function StatusLine() {
  const isSlow = useSyncExternalStore(slowCalls.subscribe, slowCalls.isSlow);
  const isOffline = useSyncExternalStore(followNetwork, () => !navigator.onLine);
  if (!isSlow && !isOffline) return null;
  return (
    <output className={isOffline ? 'status-line bad' : 'status-line'}>
      {isOffline ? networkFailed : slowHint}
    </output>
  );
}
