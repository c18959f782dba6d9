import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#kernel/server';
import { testDatabase } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { printSchema } from './print-schema.ts';
import { readCatalogue } from './read-catalogue.ts';

registerCatalogue();
const ownerUrl = await testDatabase();

test('db/schema.sql is what the migrations lead to: else run `npm run migrate -- --schema`', async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();

  const printed = printSchema(await readCatalogue(owner));

  await owner.end();
  const stored = readFileSync(join(migrationsFolder, '..', 'schema.sql'), 'utf8');
  const lines = new Set(stored.split('\n'));
  expect(printed.split('\n').filter((line) => !lines.has(line))).toEqual([]);
  expect(printed === stored).toBe(true);
});
