import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is good; the last failure is the one that is reported. */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  isGood: (answer: T) => boolean,
  seconds = 60,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (Date.now() > deadline) {
      throw new Error(`Not within ${seconds} s; the last answer was ${JSON.stringify(answer)}`);
    }
    await sleep(25);
  }
}
