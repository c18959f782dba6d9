const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Plain text as part of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => special[letter] ?? letter);
