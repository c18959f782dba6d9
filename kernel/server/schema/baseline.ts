import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from './ledger.ts';

/** The files that the baseline stands for, which are no longer here. */
export type Covers = {
  /** The last release that has them. */
  readonly release: string;
  readonly migrations: readonly Migration[];
};

export const coversFile = 'covers.json';

/** `0469_baseline`: all that led to level 469, as one file for each module. */
const baselineFolder = (folder: string): string | undefined =>
  readdirSync(folder).find((name) => /^\d{4}_baseline$/.test(name));

export function baselineFiles(folder: string): string[] {
  const home = baselineFolder(folder);
  if (!home) return [];
  return readdirSync(join(folder, home))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${home}/${name}`);
}

export function coveredBy(folder: string): Covers {
  const file = join(folder, baselineFolder(folder) ?? '', coversFile);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Covers)
    : { release: '', migrations: [] };
}

/**
 * Where a database or a backup stands that says what was applied to it: on this baseline (or on
 * nothing yet), at its level by the old files, or below it.
 */
export type Footing = 'baseline' | 'oldFiles' | 'older';

export function footingOf(folder: string, applied: readonly Migration[]): Footing {
  const files = baselineFiles(folder);
  const names = new Set(applied.map(({ name }) => name));
  if (!files.length || !names.size || files.some((name) => names.has(name))) return 'baseline';
  return coveredBy(folder).migrations.every(({ name }) => names.has(name)) ? 'oldFiles' : 'older';
}

/** One of the old files, in another version than the baseline was made from. */
function changedBefore(folder: string, applied: readonly Migration[]): Migration | undefined {
  const sums = new Map(coveredBy(folder).migrations.map(({ name, checksum }) => [name, checksum]));
  return applied.find(({ name, checksum }) => (sums.get(name) ?? checksum) !== checksum);
}

/** The last of the old files that were applied, and the level that is needed. */
export function gapBefore(folder: string, applied: readonly Migration[]): string {
  const { migrations } = coveredBy(folder);
  const names = new Set(applied.map(({ name }) => name));
  const last = migrations.findLast(({ name }) => names.has(name))?.name ?? 'no level known here';
  return `is at ${last}, and this release begins at ${migrations.at(-1)?.name}`;
}

/** Before anything is changed. True: the baseline is noted as applied, and is not run. */
export function standsAtBaseline(folder: string, applied: readonly Migration[]): boolean {
  const changed = changedBefore(folder, applied);
  if (changed) throw new Error(`Migration ${changed.name} was changed after it had been applied`);
  const footing = footingOf(folder, applied);
  if (footing === 'older') {
    throw new Error(
      `This database ${gapBefore(folder, applied)}: upgrade to release ${coveredBy(folder).release} first. Nothing was changed.`,
    );
  }
  return footing === 'oldFiles';
}
