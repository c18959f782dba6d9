import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';

/** A whole practice stands behind one address, and some of them mistype their passwords. */
export const guessing = { accounts: 20, minutes: 10, waitMs: 1000, mostWaiting: 20 } as const;

const mostAddresses = 10_000;
const mostNames = 1000;

type Guesser = {
  /** When the password of each account was wrong last. */
  readonly wrong: Map<string, number>;
  turn: Promise<unknown>;
  waiting: number;
};

type Options = {
  readonly now: () => Date;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

/**
 * The lock of an account does not slow a guesser who tries one password on many. An address from which
 * many accounts were guessed wrong gets one answer a second, and the rest is told to come back.
 */
export function slowGuessing({ now, wait = (ms) => sleep(ms, null, { ref: false }) }: Options) {
  const guessers = new Map<string, Guesser>();

  const accountsOf = ({ wrong }: Guesser): number => {
    const since = now().getTime() - guessing.minutes * 60_000;
    for (const [name, at] of wrong) if (at < since) wrong.delete(name);
    return wrong.size;
  };

  return {
    async admit(address: string): Promise<void> {
      const guesser = guessers.get(address);
      if (!guesser || accountsOf(guesser) < guessing.accounts) return;
      if (guesser.waiting >= guessing.mostWaiting) throw new Refused('tooMany', { retryAfter: 30 });
      guesser.waiting += 1;
      guesser.turn = guesser.turn.then(() => wait(guessing.waitMs));
      await guesser.turn.finally(() => (guesser.waiting -= 1));
    },
    noteWrong(address: string, userName: string): void {
      if (guessers.size >= mostAddresses) guessers.clear();
      const guesser = guessers.get(address) ?? {
        wrong: new Map<string, number>(),
        turn: Promise.resolve(),
        waiting: 0,
      };
      guessers.set(address, guesser);
      if (guesser.wrong.size < mostNames) {
        guesser.wrong.set(userName.toLowerCase().slice(0, 320), now().getTime());
      }
    },
  };
}

type SlowGuessing = ReturnType<typeof slowGuessing>;
const known = new WeakMap<Services, SlowGuessing>();

export function slowGuessingOf(services: Services): SlowGuessing {
  const found = known.get(services) ?? slowGuessing(services);
  known.set(services, found);
  return found;
}
