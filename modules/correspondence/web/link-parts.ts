export type LinkPart = { text: string; isLink: boolean; at: number };

/** Plain text cut at its addresses; a full stop or bracket after an address is not part of it. */
export function linkParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let at = 0;
  for (const match of text.matchAll(/https?:\/\/\S*[^\s.,;:!?)\]>'"]/g)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), isLink: false, at });
    parts.push({ text: match[0], isLink: true, at: match.index });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isLink: false, at });
  return parts;
}
