import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Services } from '#kernel/server';

const issuer = 'Caseway';
const period = 30;

const place = (id: string): string => `second_factors:secret:${id}`;

export const sealedFactorSecrets = {
  table: 'second_factors',
  column: 'secret',
  keys: ['tenant_id', 'id'],
  where: ({ id = '' }: Readonly<Record<string, string>>) => place(id),
};

const appOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits: 6 });

/** What is shown once: as a picture, and as text for whoever cannot scan it. */
export function newTotp(label: string): { secret: string; uri: string; picture: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, ...shownTotp(secret, label) };
}

export function shownTotp(secret: string, label: string): { uri: string; picture: string } {
  const uri = appOf(secret, label).toString();
  return { uri, picture: renderSVG(uri, { ecc: 'M', border: 2 }) };
}

export const sealTotp = ({ secrets }: Services, id: string, secret: string): string =>
  secrets.seal(secret, place(id));

export const openTotp = ({ secrets }: Services, id: string, sealed: string): string =>
  secrets.open(sealed, place(id));

/** The step that the code is of: this one, the one before or the next, as clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  const timestamp = now.getTime();
  const delta = appOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
