import { randomUUIDv7 } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && uuid.test(text);

/** Version 7: ids sort by the time they were made, which keeps indexes compact. */
export const newId = (): string => randomUUIDv7();
