import type { Refused } from '../refused.ts';

/** Long enough for a probe to see it; a disk that has room again is trusted soon. */
const remembered = 30_000;

/** A call that found no room makes the process unready, until none has for half a minute. */
export function watchFullDisk(now: () => Date) {
  let last = -Infinity;
  return {
    note({ code }: Pick<Refused, 'code'>): void {
      if (code === 'diskFull') last = now().getTime();
    },
    async check(): Promise<void> {
      if (now().getTime() - last < remembered) throw new Error('the disk is full');
    },
  };
}
