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
  readonly seed: 'demo' | 'none';
  readonly secretKeyFile: string;
  readonly bootstrapAdmin: { email: string; password: string } | undefined;
  readonly role: 'all' | 'web' | 'worker';
  /** Rows of one export; more is a report, not a download. */
  readonly exportMaxRows: number;
  readonly metricsToken: string | undefined;
  /** Where page views and some faults are told; unset: nowhere. */
  readonly telemetryUrl: string | undefined;
  /** Unset: the Chromium of the packages, else the one of the machine. */
  readonly chromiumPath: string | undefined;
  readonly logLevel: string;
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
    seed: oneOf(value('SEED') ?? (databaseUrl ? 'none' : 'demo'), ['demo', 'none'], 'SEED'),
    secretKeyFile: value('SECRET_KEY_FILE') ?? `${dataDir}/secret.key`,
    bootstrapAdmin: email && password ? { email, password } : undefined,
    role: oneOf(value('ROLE') ?? 'all', ['all', 'web', 'worker'], 'ROLE'),
    exportMaxRows: count(value('EXPORT_MAX_ROWS') ?? '50000', 'EXPORT_MAX_ROWS'),
    metricsToken: value('METRICS_TOKEN'),
    telemetryUrl: value('TELEMETRY_URL'),
    chromiumPath: value('CHROMIUM_PATH'),
    logLevel: value('LOG_LEVEL') ?? 'info',
  };
}

/** A key must not travel unencrypted, except to this machine. */
function smsGateway(base: string | undefined, key: string | undefined): Config['sms'] {
  if (!base) return undefined;
  const url = URL.parse(base);
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) {
    throw new Error(`INTEGRATION_SMS_BASE must begin with https://, not "${base}"`);
  }
  return { base: base.replace(/\/+$/, ''), key };
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
