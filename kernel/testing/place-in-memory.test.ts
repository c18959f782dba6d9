import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { placeInMemory } from './place-in-memory.ts';

const shared = mkdtempSync(join(tmpdir(), 'caseway-memory-'));
afterAll(() => rmSync(shared, { recursive: true, force: true }));

test('there is none where there is no memory to be had, or where the name is not ours', () => {
  const name = `caseway-${process.getuid?.() ?? 0}`;
  symlinkSync(tmpdir(), join(shared, name));

  expect(placeInMemory(join(shared, 'missing'))).toBeUndefined();
  expect(placeInMemory(shared)).toBeUndefined();
});
