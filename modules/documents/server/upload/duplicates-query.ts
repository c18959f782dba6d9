import { choice } from '#kernel/domain';

/** Whether the same bytes on the same record are refused, so that the person can decide. */
export const duplicatesQuery = {
  duplicates: choice('What to do with the same file', { ask: 'Refuse it', keep: 'Keep both' }),
};
