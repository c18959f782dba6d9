import { safeFileName } from '../file-name.ts';

const endingOf = (name: string): string => /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';

/** The new name with the ending that the file has: what it is does not follow from what it is called. */
export function renamedFile(name: string, wish: string): string | null {
  const ending = endingOf(name);
  const words = (wish.split(/[\\/]/).at(-1) ?? '').trim();
  const isWhole = words.toLowerCase().endsWith(ending.toLowerCase());
  const stem = isWhole ? words.slice(0, words.length - ending.length) : words;
  if (!/[\p{L}\p{N}]/u.test(stem)) return null;
  return safeFileName(`${stem.trim()}${ending}`);
}

/** What stands in the field while somebody renames: everything but the ending. */
export const nameWithoutEnding = (name: string): string =>
  name.slice(0, name.length - endingOf(name).length);
