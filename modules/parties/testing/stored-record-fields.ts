import { randomUUID } from 'node:crypto';

/** What every stored record carries. */
export const storedRecordFields = () => ({
  concurrencyStamp: randomUUID(),
  creationTime: '2026-01-05T00:00:00.000Z',
  lastModificationTime: '2026-01-05T00:00:00.000Z',
});
