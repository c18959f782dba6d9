import { textLimits } from './text-limits.ts';

/** Of a file without pages: parts that end where a paragraph does, or a word, or nowhere. */
export function splitIntoParts(text: string, most: number = textLimits.lettersOfPart): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const piece = rest.slice(0, most);
    const ends = [piece.lastIndexOf('\n\n'), piece.lastIndexOf('\n'), piece.lastIndexOf(' ')];
    const end = ends.find((at) => at > most / 2) ?? most;
    parts.push(piece.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...parts, rest] : parts;
}
