import type { Connection } from './connection.ts';
import type { Task } from './tasks.ts';

export type Round = { readonly rate: number; readonly times: number[] };

/** Every caller asks, waits for the answer and asks again until the time is over. */
export async function measure(
  connections: readonly Connection[],
  tasks: readonly Task[],
  seconds: number,
): Promise<Round> {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    connections.map(async (connection, index) => {
      const task = tasks[index];
      while (task && performance.now() < end) times.push(await task(connection));
    }),
  );
  return { rate: (times.length * 1000) / (performance.now() - begin), times };
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);
