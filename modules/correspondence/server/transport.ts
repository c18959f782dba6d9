import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';

const transports = new Map<string, Transporter>();

/** D20: text of a tenant never makes the mailer open a file or an address. */
export function transportTo(smtpUrl: string): Transporter {
  const known = transports.get(smtpUrl);
  if (known) return known;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transports.set(smtpUrl, transport);
  return transport;
}

/** Refused for good: trying again would annoy the same server with the same mail. */
export const isFinal = (error: unknown): boolean => {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
};
