import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from the commit, new files included. */
export const changedFiles = (since: string): string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];

export const sourceFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs');
