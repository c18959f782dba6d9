import { readFileSync } from 'node:fs';

type Entry = {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: true;
  readonly optional?: true;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type Lock = {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, Entry>>;
};

export type LockedPackage = Entry & {
  /** Where it lies, `node_modules/a/node_modules/b`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
};

export const readLock = (path = 'package-lock.json'): Lock =>
  JSON.parse(readFileSync(path, 'utf8')) as Lock;

/** Every package of the lock file, with the place that it has there. */
export const lockedPackages = ({ packages }: Lock): LockedPackage[] =>
  Object.entries(packages).flatMap(([path, entry]) =>
    path
      ? [
          {
            ...entry,
            path,
            name: entry.name ?? path.split('node_modules/').at(-1) ?? path,
            version: entry.version ?? '0',
          },
        ]
      : [],
  );
