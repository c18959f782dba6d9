const firstHeading = /^\s*<h([1-6])[^>]*>([\s\S]*?)<\/h\1>\s*/i;

const wordsIn = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** A document has its title above it: a heading that says the same, or its beginning, is left out. */
export function withoutTitle(content: string, title: string): string {
  const heading = firstHeading.exec(content);
  const said = `${wordsIn(heading?.[2] ?? '')} `;
  const isTitle = said.trim() !== '' && `${wordsIn(title)} `.startsWith(said);
  return heading && isTitle ? content.slice(heading[0].length) : content;
}
