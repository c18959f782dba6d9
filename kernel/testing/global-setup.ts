import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { placeTemplate, templateName } from './kept-template.ts';
import { runFolder } from './run-folder.ts';
import { testCluster } from './test-cluster.ts';

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

/** One throw-away cluster for all API test files of this run, with a migrated template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await runFolder('api');
  try {
    const dataDir = join(folder.path, 'postgres');
    await placeTemplate(dataDir);
    const cluster = await testCluster(dataDir);
    project.provide('TEST_PG', {
      ownerUrl: cluster.url('caseway'),
      superUrl: cluster.superUrl,
      template: templateName,
      runId: process.pid,
    });
    return async () => {
      await cluster.stop();
      await folder.remove();
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
