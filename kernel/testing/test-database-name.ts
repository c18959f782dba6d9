import { randomUUID } from 'node:crypto';

const PREFIX = 'caseway_test';

/** Carries the id of the run, so that what a killed run left behind can be told from what is used. */
export function testDatabaseName(runId: number, purpose: string = randomUUID()): string {
  return `${PREFIX}_${runId}_${purpose}`;
}

export function runIdOf(database: string): number | undefined {
  const found = new RegExp(`^${PREFIX}_(\\d+)_`).exec(database);
  return found ? Number(found[1]) : undefined;
}
