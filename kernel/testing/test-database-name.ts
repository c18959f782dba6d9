import { randomUUID } from 'node:crypto';

/** Carries the id of the run, for whoever looks into the cluster. */
export const testDatabaseName = (runId: number): string => `caseway_test_${runId}_${randomUUID()}`;
