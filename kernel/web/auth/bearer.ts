import type { TokenSource } from '../api/token-source.ts';
import { renew } from './renew.ts';
import { signOut } from './sign-out.ts';
import { secondsLeft, storedUser } from './stored-user.ts';

const earlySeconds = 20;
/** G-051: the sentence is read first. */
const readingTime = 3000;

/** Tokens of one person: another account in storage means that this window is out of date. */
export function bearerOf(sub: string): TokenSource {
  let isOver = false;
  return {
    async current() {
      const user = storedUser();
      if (!user) return null;
      if (user.profile.sub !== sub) {
        location.reload();
        return null;
      }
      const isLate = secondsLeft(user) < earlySeconds;
      return (isLate && (await renew(user.access_token))) || user.access_token;
    },
    renew,
    ended() {
      if (isOver) return;
      isOver = true;
      setTimeout(() => void signOut(), readingTime);
    },
  };
}
