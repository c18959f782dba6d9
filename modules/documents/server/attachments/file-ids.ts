import { invalid } from '#kernel/server';

const most = 1000;

/** A list of ids as the body carries it; each once. */
export function fileIdsOf(given: unknown): string[] {
  const isList = Array.isArray(given) && given.length > 0 && given.length <= most;
  if (isList && given.every((id) => typeof id === 'string')) return [...new Set<string>(given)];
  const message = `Please choose from 1 to ${most} files.`;
  throw invalid([{ message, members: ['fileIds'] }]);
}

/** For the OpenAPI document. */
export const fileIdsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: most,
  items: { type: 'string', format: 'uuid' },
} as const;
