import type { Random } from '#kernel/server';
import type { Person } from '../people/people.ts';
import type { Simulation } from '../simulation.ts';

export type Doing = {
  readonly sim: Simulation;
  /** Of this act alone: the seed and its number. */
  readonly random: Random;
  readonly person: Person;
};

/** What somebody does; false: there was nothing of the kind to do. */
export type Act = {
  readonly name: string;
  readonly weight: number;
  readonly who: (person: Person) => boolean;
  readonly run: (doing: Doing) => Promise<boolean>;
};

export const anyOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length ? random.pick(items) : undefined;

/** One of them, each as often as its weight says. */
export function weighted<T>(
  random: Random,
  items: readonly (readonly [T, number])[],
): T | undefined {
  const all = items.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * all;
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  return items.at(-1)?.[0];
}
