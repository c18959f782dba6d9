import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { dropDatabase, ensureDatabase } from '../../operations/cluster/databases.ts';
import { buildTemplate } from './template.ts';
import { testCluster } from './test-cluster.ts';
import { runIdOf, testDatabaseName } from './test-database-name.ts';

export type TestPostgres = {
  ownerUrl: string;
  superUrl: string;
  template: string;
  runId: number;
};

declare module 'vitest' {
  interface ProvidedContext {
    TEST_PG: TestPostgres;
  }
}

/** One throw-away cluster and one migrated template for all API test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await testCluster();
  const ownerUrl = cluster.url('caseway');
  const runId = process.pid;
  const template = testDatabaseName(runId, 'template');
  const cleanUp = async () => {
    await dropDatabasesOf(ownerUrl, (run) => run === runId);
    await cluster.stop();
  };

  try {
    await dropDatabasesOf(ownerUrl, (run) => run === runId || !isRunning(run));
    await ensureDatabase(ownerUrl, template);
    await buildTemplate(cluster.url(template));
  } catch (error) {
    await cleanUp();
    throw error;
  }
  project.provide('TEST_PG', { ownerUrl, superUrl: cluster.superUrl, template, runId });
  return cleanUp;
}

async function dropDatabasesOf(ownerUrl: string, isMeant: (runId: number) => boolean) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database');
  await client.end();
  for (const { name } of rows) {
    const runId = runIdOf(name);
    if (runId !== undefined && isMeant(runId)) await dropDatabase(ownerUrl, name);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
