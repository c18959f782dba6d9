import { readFileSync } from 'node:fs';

export type MailConfig = {
  /** Unset: mail leaves unsigned. */
  readonly dkim:
    | { readonly domainName: string; readonly keySelector: string; readonly privateKey: string }
    | undefined;
  /** Mail to this domain reaches us; unset: answers go to the address of the tenant. */
  readonly inboundDomain: string | undefined;
  /** Whoever brings mail says it; unset: nobody may. */
  readonly inboundSecret: string | undefined;
  /** `imaps://user:password@host/INBOX`; unset: no mailbox is read. */
  readonly imapUrl: string | undefined;
  /** Whoever reports on an SMS says it; unset: nobody may. */
  readonly smsWebhookSecret: string | undefined;
};

type Value = (name: string) => string | undefined;

export function readMailConfig(value: Value): MailConfig {
  return {
    dkim: dkimOf(value),
    inboundDomain: value('INBOUND_DOMAIN')?.toLowerCase(),
    inboundSecret: secret(value, 'INBOUND_MAIL_SECRET'),
    imapUrl: imapOf(value('IMAP_URL')),
    smsWebhookSecret: secret(value, 'INTEGRATION_SMS_SECRET'),
  };
}

/** The key itself, or the file that holds it. */
function dkimOf(value: Value): MailConfig['dkim'] {
  const [domainName, keySelector] = [value('DKIM_DOMAIN'), value('DKIM_SELECTOR')];
  const file = value('DKIM_PRIVATE_KEY_FILE');
  const given = value('DKIM_PRIVATE_KEY');
  if (!domainName && !keySelector && !given && !file) return undefined;
  const privateKey =
    given?.replaceAll(String.raw`\n`, '\n') ?? (file && readFileSync(file, 'utf8'));
  if (!domainName || !keySelector || !privateKey) {
    throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY(_FILE) go together');
  }
  return { domainName, keySelector, privateKey };
}

function secret(value: Value, name: string): string | undefined {
  const given = value(name);
  if (given && given.length < 16) throw new Error(`${name} must have 16 letters at least`);
  return given;
}

/** The password of a mailbox must not travel unencrypted, except to this machine. */
function imapOf(given: string | undefined): string | undefined {
  if (!given) return undefined;
  const url = URL.parse(given);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url?.protocol === 'imaps:' || (url?.protocol === 'imap:' && isLocal)) return given;
  throw new Error('IMAP_URL must begin with imaps://');
}
