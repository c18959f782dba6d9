import { invalid } from '#kernel/server';

const most = 100;

function whole(key: string, given: unknown, fallback: number): number {
  if (given === undefined || given === null || given === '') return fallback;
  if (/^\d{1,9}$/.test(String(given))) return Number(given);
  throw invalid([{ message: 'Must be a whole number.', members: [key] }]);
}

/** `maxResultCount` and `skipCount` as every list of the contract knows them. */
export const pageOf = (input: { maxResultCount?: unknown; skipCount?: unknown }) => ({
  take: Math.min(most, whole('maxResultCount', input.maxResultCount, 20)),
  skip: whole('skipCount', input.skipCount, 0),
});
