/**
 * What a template is filled with in place of a link that opens something by itself: whoever writes
 * the template could otherwise send the link to the tracking, or with a picture to a stranger.
 */
export const secretLinkPlaceholder = 'https://the-link-is-made-when-the-mail-leaves.invalid/';

const escaped = secretLinkPlaceholder.replaceAll(/[.]/g, String.raw`\.`);

/** A word of its own; as a part of another address it would be carried there. */
const asWord = new RegExp(
  String.raw`(?<=^|[\s>]|[\s>]\()${escaped}(?=$|[\s<),;]|\.(?:\s|<|$))`,
  'g',
);
const asAddress = new RegExp(`(?<=<a href=")${escaped}(?=")`, 'g');
const tagOrText = /<[^>]*>|[^<]+/g;

const without = (words: string): string => words.replaceAll(secretLinkPlaceholder, '');

export const withoutSecretLink = (subject: string): string =>
  without(subject).replaceAll(/\s+/g, ' ').trim();

/** As the words of a paragraph or the whole address of a link, and nowhere else. */
export function withSecretLink(html: string, link: string): string {
  const address = link.replaceAll('&', '&amp;');
  return html.replaceAll(tagOrText, (part) =>
    without(part.replaceAll(part.startsWith('<') ? asAddress : asWord, () => address)),
  );
}

export const withSecretLinkInText = (text: string, link: string): string =>
  without(text.replaceAll(asWord, () => link));
