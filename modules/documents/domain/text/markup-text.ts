const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const letter = (code: number): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' ';

/** `&amp;`, `&#65;` and `&#x41;` as the letters that they stand for. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (all, decimal, hex, name) =>
    decimal
      ? letter(Number(decimal))
      : hex
        ? letter(Number.parseInt(String(hex), 16))
        : (entities[String(name)] ?? String(all)),
  );

/** The words of a slide: one line for each paragraph (`a:p`) of its runs (`a:t`). */
export const slideText = (xml: string): string =>
  xml
    .split(/<\/a:p>/)
    .map((paragraph) =>
      [...paragraph.matchAll(/<a:(?:t|br)\b[^>]*?(?:\/>|>([^<]*)<\/a:t>|>)/g)]
        .map(([found, text]) => (found.startsWith('<a:br') ? '\n' : decodeEntities(text ?? '')))
        .join(''),
    )
    .filter((line) => line.trim())
    .join('\n');

/** Where a block of HTML ends, a line ends. */
export const markLines = (html: string): string =>
  html.replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|div|tr|li|h[1-6]|table|section|title)\s*>/gi, '$&\n');
