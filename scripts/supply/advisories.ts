import { readFileSync } from 'node:fs';
import { lockedPackages } from './locked-packages.ts';
import type { Lock } from './locked-packages.ts';
import { isWithin } from './version-range.ts';

export type Advisory = {
  readonly id: string;
  readonly package: string;
  readonly vulnerable: string;
  readonly what: string;
};

export type Advisories = {
  readonly asOf: string;
  /** Whether it holds all that was published by that day. */
  readonly isComplete: boolean;
  /** Where its lines come from. */
  readonly from: string;
  readonly advisories: readonly Advisory[];
};

export const readAdvisories = (): Advisories =>
  JSON.parse(readFileSync(new URL('advisories.json', import.meta.url), 'utf8')) as Advisories;

/** A sentence for each locked package that an advisory names, wherever it lies. */
export const vulnerableIn = (lock: Lock, { advisories }: Advisories): string[] =>
  lockedPackages(lock).flatMap(({ name, version, path }) =>
    advisories
      .filter((one) => one.package === name && isWithin(version, one.vulnerable))
      .map(({ id, what }) => `${name} ${version} (${path}): ${id}, ${what}`),
  );
