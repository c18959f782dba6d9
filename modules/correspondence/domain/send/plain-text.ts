const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/** A link reads as its words and its address, unless they are the same. */
const linkText = (_whole: string, address: string, words: string): string => {
  const shown = words.replace(/<[^>]*>/g, '').trim();
  return !shown || shown === address ? address : `${shown} (${address})`;
};

/** The words of a mail for those who read it without HTML. The HTML must be sanitised already. */
export function plainTextOf(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, linkText)
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<br\s*\/?>|<\/(li|tr)>/gi, '\n')
    .replace(/<\/(p|div|h[1-6]|ul|ol|table|blockquote)>/gi, '\n\n')
    .replace(/<[^>]*>/g, '');
  const lines = decode(text)
    .split('\n')
    .map((line) => line.trim());
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
