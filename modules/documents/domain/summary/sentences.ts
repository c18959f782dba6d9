/** A sentence and the page that it stands on. */
export type Sentence = { readonly text: string; readonly page: number };
export type PageOfText = { readonly page: number; readonly text: string };

/** A point after these ends no sentence. */
const shortened =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|A\/Prof|Assoc|St|No|Nos|p|pp|e\.g|i\.e|etc|vs|v|cf|Fig|approx|Pty|Ltd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|[A-Z])\.$/;

const shortest = 3;
const longest = 600;

function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let begun = '';
  for (const piece of text.split(/(?<=[.!?]["”’)]?)\s+/)) {
    begun = begun ? `${begun} ${piece}` : piece;
    if (shortened.test(begun) && begun.length < longest) continue;
    found.push(begun);
    begun = '';
  }
  return begun ? [...found, begun] : found;
}

/** A line that ends early is one of its own: a heading, an address, a row of a table. */
function paragraphsOf(text: string): string[] {
  return text
    .replace(/-\n(?=\p{Ll})/gu, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-•*]|\d+[.)])\s)/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
}

/** The sentences of a document, in the order of reading. */
export const sentencesOfPages = (pages: readonly PageOfText[]): Sentence[] =>
  pages.flatMap(({ page, text }) =>
    paragraphsOf(text)
      .flatMap(sentencesOf)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length >= shortest)
      .map((sentence) => ({ text: sentence.slice(0, longest), page })),
  );
