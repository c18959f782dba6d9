/** 128 random bits in letters that survive a mail server which changes the case. */
const token = /^(reply|bounce)\+([0-9a-f]{32})$/;

export const replyAddress = (replyToken: string, domain: string): string =>
  `reply+${replyToken}@${domain}`;
/** Where the mail servers between us and the person send their reports. */
export const bounceAddress = (replyToken: string, domain: string): string =>
  `bounce+${replyToken}@${domain}`;

/** The tokens in addresses of ours; addresses of other domains have none. */
export function tokensIn(addresses: readonly string[], domain: string): string[] {
  const own = addresses.flatMap((address) => {
    const at = address.lastIndexOf('@');
    const isOurs = address.slice(at + 1).toLowerCase() === domain.toLowerCase();
    const found = isOurs ? token.exec(address.slice(0, at).toLowerCase()) : null;
    return found?.[2] ?? [];
  });
  return [...new Set(own)];
}

/** `<id@host>` of mails that we sent, the nearest first: a thread names its beginning first. */
export function answeredEmails(
  host: string,
  { inReplyTo, references }: { readonly inReplyTo?: string; readonly references?: string },
): string[] {
  const ids = [...(inReplyTo ?? '').matchAll(/<([^<>\s]+)>/g)];
  const before = [...(references ?? '').matchAll(/<([^<>\s]+)>/g)].toReversed();
  const own = [...ids, ...before].flatMap(([, id = '']) => {
    const [local = '', domain = ''] = id.split('@');
    const isOurs = domain.toLowerCase() === host.toLowerCase();
    return isOurs && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(local) ? local : [];
  });
  return [...new Set(own)];
}
