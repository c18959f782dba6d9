import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { Config } from '#kernel/server';

const transports = new Map<string, Transporter>();

type Settings = Pick<Config, 'dkim'> & { readonly smtpUrl: string };

/** D20: text of a tenant never makes the mailer open a file or an address. */
export function transportTo({ smtpUrl, dkim }: Settings): Transporter {
  const key = [smtpUrl, dkim?.domainName, dkim?.keySelector, dkim?.privateKey].join('\n');
  const known = transports.get(key);
  if (known) return known;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
  });
  transports.set(key, transport);
  return transport;
}

/** Refused for good: trying again would annoy the same server with the same mail. */
export const isFinal = (error: unknown): boolean => {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
};
