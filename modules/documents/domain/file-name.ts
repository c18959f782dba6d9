const longest = 200;

/** The last part of whatever path was given, without anything that a header or a disk would mind. */
export function safeFileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex
    .replace(
      /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/gu,
      '',
    )
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  if (clean.length <= longest) return clean || 'file';
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, longest - extension.length)}${extension}`;
}
