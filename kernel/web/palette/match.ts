import type { Entry } from './entry.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Higher is better, 0 is no match: the start of the text, of a word, anywhere, or letters in order. */
export function score(text: string, asked: string): number {
  const [whole, part] = [plain(text), plain(asked.trim())];
  if (!part) return 1;
  if (whole.startsWith(part)) return 5;
  const words = whole.split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => word.startsWith(part))) return 4;
  const every = part.split(/\s+/);
  if (every.every((piece) => words.some((word) => word.startsWith(piece)))) return 3;
  if (whole.includes(part)) return 2;
  return part.length > 2 && inOrder(whole, part) ? 1 : 0;
}

function inOrder(whole: string, part: string): boolean {
  let at = -1;
  for (const letter of part.replace(/\s/g, '')) {
    at = whole.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The best first; equals keep their order. */
export const matching = (entries: readonly Entry[], asked: string, limit: number): Entry[] =>
  entries
    .map((entry) => ({ entry, points: score(entry.label, asked) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ entry }) => entry);
