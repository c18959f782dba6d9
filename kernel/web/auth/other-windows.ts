import { storedUser, userKey } from './stored-user.ts';

/** A sign-out or an account switch in one window holds for all: they must not act as two people. */
export function followOtherWindows(sub: string, startAgain = () => location.reload()): () => void {
  const heed = (event: StorageEvent) => {
    if (event.key !== userKey() && event.key !== null) return;
    if (storedUser()?.profile.sub !== sub) startAgain();
  };
  addEventListener('storage', heed);
  return () => removeEventListener('storage', heed);
}
