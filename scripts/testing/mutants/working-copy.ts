import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

export type WorkingCopy = { readonly folder: string; remove(): void };

/** The tree as it is, changes that are not committed included, so that nobody's files are touched. */
export function workingCopy(): WorkingCopy {
  const folder = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'tree');
  const state = git('stash', 'create') || 'HEAD';
  git('worktree', 'add', '--detach', folder, state);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    remove() {
      git('worktree', 'remove', '--force', folder);
      rmSync(join(folder, '..'), { recursive: true, force: true });
    },
  };
}
