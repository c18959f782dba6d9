import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withStartLock } from '../../operations/cluster/start-lock.ts';

export type Kept = {
  readonly name: string;
  /** What it follows from: another one is made when this changes. */
  readonly key: string;
  make(folder: string): Promise<void>;
};

/** How long to wait for somebody who makes it on busy cores. */
const patience = 900;

/**
 * What is slow to make lies in `.test/kept` for the next run. `use` copies it; meanwhile nobody else
 * makes or removes it. Made beside and then renamed, so a half-made one is never used.
 */
export async function useKept({ name, key, make }: Kept, use: (folder: string) => Promise<void>) {
  const home = resolve('.test', 'kept', name);
  const folder = join(home, key);
  await mkdir(home, { recursive: true });
  const work = async () => {
    if (!existsSync(folder)) {
      const older = readdirSync(home).filter((each) => each !== 'start.lock');
      for (const each of older) rmSync(join(home, each), { recursive: true, force: true });
      await make(`${folder}.half`);
      await rename(`${folder}.half`, folder);
    }
    await use(folder);
  };
  await withStartLock(home, work, patience);
}
