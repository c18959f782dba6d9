/** Everything that could end the string, the declaration or the style element. */
const unsafe = /[\p{Cc}"\\<>&]/gu;

/** A text as a CSS string. Letters stay letters: the fonts of a document are chosen by them. */
export const cssString = (text: string): string =>
  `"${text.replace(unsafe, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
