import { userKey } from './user-manager.ts';

const subOf = (stored: string | null): string | null => {
  try {
    return (
      (JSON.parse(stored ?? 'null') as { profile?: { sub?: string } } | null)?.profile?.sub ?? null
    );
  } catch {
    return null;
  }
};

/** A sign-out or an account switch in one window holds for all: they must not act as two people. */
export function followOtherWindows(sub: string, startAgain = () => location.reload()): () => void {
  const heed = (event: StorageEvent) => {
    if (event.key !== userKey() && event.key !== null) return;
    if (subOf(localStorage.getItem(userKey())) !== sub) startAgain();
  };
  addEventListener('storage', heed);
  return () => removeEventListener('storage', heed);
}
