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

/** Letters in order are a guess: it is made only where nothing has the text itself. */
const guess = 1;

/** Other words for it count for less than its own. */
const pointsOf = ({ label, words }: Entry, asked: string): number =>
  Math.max(score(label, asked), words && asked.trim() ? score(words, asked) - 1 : 0);

/** The best first; equals keep their order. */
export function matching(entries: readonly Entry[], asked: string, limit: number): Entry[] {
  const found = entries
    .map((entry) => ({ entry, points: pointsOf(entry, asked) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const isSure = !!asked.trim() && (found[0]?.points ?? 0) > guess;
  return found
    .filter(({ points }) => !isSure || points > guess)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** Headings in the order of their best line; as they came while nothing is asked. */
export function bestFirst(entries: readonly Entry[], asked: string): Entry[] {
  if (!asked.trim()) return [...entries];
  const best = new Map<string, number>();
  for (const entry of entries) {
    best.set(entry.group, Math.max(best.get(entry.group) ?? 0, pointsOf(entry, asked)));
  }
  return entries.toSorted((a, b) => (best.get(b.group) ?? 0) - (best.get(a.group) ?? 0));
}
