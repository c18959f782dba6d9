/** Anybody can have an address there, so no practice can own it. */
const publicDomains = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.com.au', 'hotmail.com', 'live.com'],
  ...['hotmail.com.au', 'live.com.au', 'msn.com', 'yahoo.com', 'yahoo.com.au', 'ymail.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'mail.com', 'zoho.com', 'fastmail.com', 'hey.com'],
  ...['fastmail.com.au', 'fastmail.fm', 'tutanota.com', 'tuta.com', 'yandex.com', 'yandex.ru'],
  ...['mail.ru', 'qq.com', '163.com', '126.com', 'rediffmail.com', 'hotmail.co.uk', 'yahoo.co.uk'],
  ...[
    'btinternet.com',
    'sky.com',
    'bigpond.com',
    'bigpond.net.au',
    'optusnet.com.au',
    'tpg.com.au',
  ],
  ...['iinet.net.au', 'internode.on.net', 'westnet.com.au', 'dodo.com.au', 'ozemail.com.au'],
  ...['xtra.co.nz', 'comcast.net', 'verizon.net', 'att.net', 'duck.com', 'onmicrosoft.com'],
]);

/** Of domains that belong to nobody, a part belongs to nobody either: `com.au`. */
const registries =
  /^((com|net|org|gov|edu|asn|id|co|ac|me|ltd|plc|nhs|govt|geek|gen|iwi|kiwi|maori|mil|school|health|cri)\.)?[a-z]{2,}$/;

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** As it is compared: in small letters, without the dot at its end. */
export const plainDomain = (typed: string): string =>
  typed.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '');

export type DomainProblem = 'noDomain' | 'publicDomain';

export function domainProblem(typed: string): DomainProblem | null {
  const domain = plainDomain(typed);
  const labels = domain.split('.');
  const isDomain =
    domain.length <= 253 && labels.length > 1 && labels.every((one) => label.test(one));
  if (!isDomain || registries.test(domain) || /^\d+$/.test(labels.at(-1) ?? '')) return 'noDomain';
  const isPublic = labels.some((_, from) => publicDomains.has(labels.slice(from).join('.')));
  return isPublic ? 'publicDomain' : null;
}

/** What stands behind the last at sign; empty where there is none. */
export const domainOfAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at > 0 ? plainDomain(address.slice(at + 1)) : '';
};

/** Where the proof stands in the DNS, and what it says. */
export const proofName = (domain: string): string => `_caseway.${domain}`;
export const proofText = (token: string): string => `caseway-domain=${token}`;
