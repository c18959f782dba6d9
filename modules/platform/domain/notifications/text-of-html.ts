const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function character(whole: string, name: string): string {
  if (!name.startsWith('#')) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
  const code = Number(name.slice(1));
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : whole;
}

/** What a person reads of sanitised HTML. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(br|p|li)\b[^>]*>|<\/p>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w{1,8});/g, character)
    .replace(/\s+/g, ' ')
    .trim();

/** B-159, B-160. Whole characters, also outside the basic plane. */
export function cutText(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : text;
}
