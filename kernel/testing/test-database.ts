import { afterAll, inject } from 'vitest';
import { cloneDatabase, dropDatabase } from '#operations';
import { testDatabaseName } from './test-database-name.ts';

/** A migrated database of this test file's own, dropped after its last test. Answers the owner's url. */
export async function testDatabase(): Promise<string> {
  const { ownerUrl, template, runId } = inject('TEST_PG');
  const name = testDatabaseName(runId);
  await cloneDatabase(ownerUrl, template, name);
  afterAll(() => dropDatabase(ownerUrl, name));
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}
