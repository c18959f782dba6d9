import type { Instant } from '#kernel/domain';

/** RFC 5545: backslash, comma, semicolon and line ends are the only signs with a meaning. */
export const icalendarEscaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** UTC, so that no calendar needs to know our zones: 20261123T220000Z. */
export const icalendarStamp = (instant: Instant): string =>
  `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Lines have 75 octets at most; what goes on starts with a space. No sign is cut in two. */
function folded(line: string): string {
  let [text, size] = ['', 0];
  for (const sign of line) {
    const bytes = bytesOf(sign);
    if (size + bytes > 75) {
      text += '\r\n ';
      size = 1;
    }
    text += sign;
    size += bytes;
  }
  return text;
}

/** The lines of a calendar as they travel. */
export const icalendarText = (lines: readonly string[]): string =>
  [...lines, ''].map(folded).join('\r\n');
