import { resolve } from 'node:path';
import { readMailConfig } from './mail-config.ts';
import type { MailConfig } from './mail-config.ts';

export type Config = MailConfig & {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** Unset: the embedded cluster under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly storageUrl: string;
  readonly smtpUrl: string | undefined;
  /** How long a mail about a booking waits, so that the booking can be taken back. */
  readonly bookingMailWaitSeconds: number;
  /** Unset: nothing is sent by SMS. */
  readonly sms: { readonly base: string; readonly key: string | undefined } | undefined;
  /** A language model that speaks the protocol of OpenAI; unset: none is asked. */
  readonly model: ModelProvider | undefined;
  /** The PKCS #12 file that seals signed documents; unset: every practice has a key of its own. */
  readonly seal: { readonly file: string; readonly passphrase: string } | undefined;
  /** Unset: documents are signed here and nowhere else. */
  readonly docusign: DocusignConfig | undefined;
  readonly xero: XeroConfig;
  /** `INTEGRATION_…`: what the operator says of connectors. */
  readonly integrations: Readonly<Record<string, string>>;
  readonly seed: 'demo' | 'none';
  readonly secretKeyFile: string;
  readonly bootstrapAdmin: { email: string; password: string } | undefined;
  readonly role: 'all' | 'web' | 'worker';
  /** Rows of one export; more is a report, not a download. */
  readonly exportMaxRows: number;
  /** Months of the audit log that stay in the database; older ones are files. */
  readonly auditMonthsKept: number;
  /** Months that stay as files after that; 0: for ever. */
  readonly auditMonthsArchived: number;
  readonly metricsToken: string | undefined;
  /** Where page views and some faults are told; unset: nowhere. */
  readonly telemetryUrl: string | undefined;
  /** Unset: the Chromium of the packages, else the one of the machine. */
  readonly chromiumPath: string | undefined;
  /** Where ClamAV listens; unset: files are not scanned. */
  readonly clamav: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: string;
};

export type ModelProvider = {
  readonly base: string;
  readonly key: string | undefined;
  readonly name: string;
};

/** Signing by DocuSign: an application with JWT grant, and the secret of its webhook. */
export type DocusignConfig = {
  readonly base: string;
  readonly oauthBase: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly userId: string;
  /** In PEM, or the name of the file that holds it. */
  readonly privateKey: string;
  readonly webhookSecret: string;
};

/** Where Xero is; what a practice proves itself with is its own. */
export type XeroConfig = {
  readonly base: string;
  readonly identityBase: string;
  /** The demo has a Xero of its own, which takes every practice. */
  readonly isSimulated: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;

/** contract.md, "Environment". An empty variable counts as unset. */
export function readConfig(env: Env): Config {
  const value = (name: string) => env[name]?.trim() || undefined;
  const port = wholeNumber(value('PORT') ?? '3000', 'PORT');
  const dataDir = resolve(value('DATA_DIR') ?? '.data');
  const databaseUrl = value('DATABASE_URL');
  const email = value('BOOTSTRAP_ADMIN_EMAIL');
  const password = value('BOOTSTRAP_ADMIN_PASSWORD');
  if (Boolean(email) !== Boolean(password)) {
    throw new Error('BOOTSTRAP_ADMIN_EMAIL and BOOTSTRAP_ADMIN_PASSWORD go together');
  }
  return {
    port,
    host: value('HOST') ?? '127.0.0.1',
    publicUrl: (value('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    databaseUrl,
    dataDir,
    storageUrl: value('STORAGE_URL') ?? `file:${dataDir}/files`,
    smtpUrl: value('SMTP_URL'),
    ...readMailConfig(value),
    bookingMailWaitSeconds: seconds(
      value('BOOKING_MAIL_WAIT_SECONDS') ?? '20',
      'BOOKING_MAIL_WAIT_SECONDS',
    ),
    sms: smsGateway(value('INTEGRATION_SMS_BASE'), value('INTEGRATION_SMS_KEY')),
    model: modelProvider(value('AI_URL'), value('AI_KEY'), value('AI_MODEL')),
    seal: sealFile(value('SEAL_P12'), value('SEAL_P12_PASSPHRASE')),
    docusign: docusign(value),
    xero: xero(value),
    integrations: integrations(env),
    seed: oneOf(value('SEED') ?? (databaseUrl ? 'none' : 'demo'), ['demo', 'none'], 'SEED'),
    secretKeyFile: value('SECRET_KEY_FILE') ?? `${dataDir}/secret.key`,
    bootstrapAdmin: email && password ? { email, password } : undefined,
    role: oneOf(value('ROLE') ?? 'all', ['all', 'web', 'worker'], 'ROLE'),
    exportMaxRows: count(value('EXPORT_MAX_ROWS') ?? '50000', 'EXPORT_MAX_ROWS'),
    auditMonthsKept: count(value('AUDIT_MONTHS_KEPT') ?? '13', 'AUDIT_MONTHS_KEPT'),
    auditMonthsArchived: months(value('AUDIT_MONTHS_ARCHIVED') ?? '0', 'AUDIT_MONTHS_ARCHIVED'),
    metricsToken: value('METRICS_TOKEN'),
    telemetryUrl: value('TELEMETRY_URL'),
    chromiumPath: value('CHROMIUM_PATH'),
    clamav: virusScanner(value('CLAMAV_URL')),
    logLevel: value('LOG_LEVEL') ?? 'info',
  };
}

function smsGateway(base: string | undefined, key: string | undefined): Config['sms'] {
  return base ? { base: safeAddress(base, 'INTEGRATION_SMS_BASE'), key } : undefined;
}

function modelProvider(
  base: string | undefined,
  key: string | undefined,
  name: string | undefined,
): Config['model'] {
  if (!base && !name) return undefined;
  if (!base || !name) throw new Error('AI_URL and AI_MODEL go together');
  return { base: safeAddress(base, 'AI_URL'), key, name };
}

const sealFile = (file: string | undefined, passphrase: string | undefined): Config['seal'] =>
  file ? { file: resolve(file), passphrase: passphrase ?? '' } : undefined;

function docusign(value: (name: string) => string | undefined): DocusignConfig | undefined {
  const base = value('DOCUSIGN_BASE');
  if (!base) return undefined;
  const needed = (name: string): string => {
    const given = value(name);
    if (!given) throw new Error(`DOCUSIGN_BASE needs ${name} too`);
    return given;
  };
  return {
    base: safeAddress(base, 'DOCUSIGN_BASE'),
    oauthBase: safeAddress(
      value('DOCUSIGN_OAUTH_BASE') ?? 'https://account.docusign.com',
      'DOCUSIGN_OAUTH_BASE',
    ),
    accountId: needed('DOCUSIGN_ACCOUNT_ID'),
    clientId: needed('DOCUSIGN_CLIENT_ID'),
    userId: needed('DOCUSIGN_USER_ID'),
    privateKey: needed('DOCUSIGN_PRIVATE_KEY'),
    webhookSecret: needed('DOCUSIGN_WEBHOOK_SECRET'),
  };
}

const integrations = (env: Env): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, text]) => {
      const given = text?.trim();
      if (!given || !name.startsWith('INTEGRATION_')) return [];
      return [[name, name.endsWith('_BASE') ? safeAddress(given, name) : given]];
    }),
  );

function xero(value: (name: string) => string | undefined): XeroConfig {
  return {
    base: safeAddress(value('XERO_BASE') ?? 'https://api.xero.com', 'XERO_BASE'),
    identityBase: safeAddress(
      value('XERO_IDENTITY_BASE') ?? 'https://identity.xero.com',
      'XERO_IDENTITY_BASE',
    ),
    isSimulated: value('XERO_SIMULATED') === 'true',
  };
}

/** A key must not travel unencrypted, except to this machine. */
function safeAddress(base: string, name: string): string {
  const url = URL.parse(base);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) {
    throw new Error(`${name} must begin with https://, not "${base}"`);
  }
  return base.replace(/\/+$/, '');
}

/** `tcp://scanner:3310`. */
function virusScanner(address: string | undefined): Config['clamav'] {
  if (!address) return undefined;
  const url = URL.parse(address);
  if (url?.protocol !== 'tcp:' || !url.hostname) {
    throw new Error(`CLAMAV_URL must be tcp://host:port, not "${address}"`);
  }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) };
}

function wholeNumber(text: string, name: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new Error(`${name} must be a port number, not "${text}"`);
  }
  return number;
}

function seconds(text: string, name: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0 && number <= 3600) return number;
  throw new Error(`${name} must be seconds from 0 to 3600, not "${text}"`);
}

function months(text: string, name: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`${name} must be a number of months from 0, not "${text}"`);
}

function count(text: string, name: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`${name} must be a whole number from 1, not "${text}"`);
}

function oneOf<T extends string>(text: string, allowed: readonly T[], name: string): T {
  const found = allowed.find((entry) => entry === text);
  if (!found) throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${text}"`);
  return found;
}
