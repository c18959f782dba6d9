const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const plain = (text: string): string =>
  text.replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** A link keeps its address, unless its words are the address. */
const link = (_: string, href: string, words: string): string => {
  const shown = words.replaceAll(/<[^>]*>/g, '').trim();
  return shown === href || shown === href.replace(/^mailto:|^tel:/, '')
    ? shown
    : `${shown} (${href})`;
};

/** The plain part of a mail, for readers that show no HTML. */
export function textOfHtml(html: string): string {
  const lines = html
    .replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, link)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<br\s*\/?>\s*/gi, '\n')
    .replaceAll(/<hr\s*\/?>/gi, '\n\n----\n\n')
    .replaceAll(/<li\b[^>]*>(\s*<p>)?/gi, '\n- ')
    .replaceAll(/<\/t[dh]>\s*(?=<t[dh])/gi, ' | ')
    .replaceAll(/<\/(tr|li)>/gi, '\n')
    .replaceAll(/<\/?(p|h[1-6]|ul|ol|table|blockquote|pre|div)\b[^>]*>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '');
  return `${plain(lines)
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
