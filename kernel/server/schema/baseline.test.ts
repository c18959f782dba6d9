import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { footingOf, standsAtBaseline } from './baseline.ts';
import { register } from '#kernel/domain';
import { specimen, specimens } from '../../testing/specimen.resource.ts';
import { generateMigration } from './generate.ts';
import { migrationFiles } from './migrate.ts';

const home = mkdtempSync(join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(home, { recursive: true }));
const folder = join(home, 'migrations');
const baseline = join(folder, '0012_baseline');
mkdirSync(baseline, { recursive: true });
writeFileSync(join(baseline, '01_kernel.sql'), 'select 1;');
writeFileSync(join(baseline, '02_parties.sql'), 'select 2;');
const old = [
  { name: '0001_base.sql', checksum: 'a' },
  { name: '0012_last.sql', checksum: 'b' },
];
writeFileSync(join(baseline, 'covers.json'), JSON.stringify({ release: '0.7.0', migrations: old }));
writeFileSync(join(folder, '0013_later.sql'), 'select 3;');
const later = { name: '0013_later.sql', checksum: 'c' };
const run = { name: '0012_baseline/01_kernel.sql', checksum: 'd' };

test('the baseline comes before the migrations after it', () => {
  expect(migrationFiles(folder)).toEqual([
    '0012_baseline/01_kernel.sql',
    '0012_baseline/02_parties.sql',
    '0013_later.sql',
  ]);
});

test('a migration that is written next has a number after the baseline', () => {
  const place = join(home, 'empty');
  mkdirSync(join(place, '0012_baseline'), { recursive: true });
  writeFileSync(join(place, '0012_baseline', '01_kernel.sql'), 'select 1;');

  register([specimens]);

  expect(generateMigration(place, [specimen], 'more')).toBe('0013_more.sql');
});

describe('a database', () => {
  test('without any migration, or made by the baseline, goes on with the files', () => {
    expect(standsAtBaseline(folder, [])).toBe(false);
    expect(standsAtBaseline(folder, [run])).toBe(false);
    expect(standsAtBaseline(folder, [run, later])).toBe(false);
  });

  test('at the last old level skips the baseline, also with later migrations', () => {
    expect(standsAtBaseline(folder, old)).toBe(true);
    expect(standsAtBaseline(folder, [...old, later])).toBe(true);
  });

  test('that has skipped it once stands on it', () => {
    expect(footingOf(folder, [...old, run])).toBe('baseline');
  });

  test('of an older level is refused with the release to upgrade to first', () => {
    expect(() => standsAtBaseline(folder, old.slice(0, 1))).toThrow(
      'This database is at 0001_base.sql, and this release begins at 0012_last.sql: upgrade to release 0.7.0 first. Nothing was changed.',
    );
  });

  test('made by an old file in another version is refused', () => {
    const other = [{ name: '0001_base.sql', checksum: 'x' }, ...old.slice(1)];

    expect(() => standsAtBaseline(folder, other)).toThrow('0001_base.sql was changed');
  });
});
