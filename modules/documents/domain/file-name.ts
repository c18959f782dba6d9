const longest = 200;

/** Control and format characters: a name must read as it is, in the right direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** The last part of whatever path was given, without anything that a header or a disk would mind. */
export function safeFileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  if (clean.length <= longest) return clean || 'file';
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, longest - extension.length)}${extension}`;
}
