/** What an ID token says of a person; its signature was checked before. */
export type Claims = Readonly<Record<string, unknown>>;

export type ProviderPerson = {
  readonly subject: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

const wordOf = (claims: Claims, name: string, most = 100): string => {
  const value = claims[name];
  return typeof value === 'string' ? value.trim().slice(0, most) : '';
};

/** Entra says nothing of the address itself; `xms_edov` says that its domain belongs to the directory. */
const isYes = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

export function personOfClaims(claims: Claims): ProviderPerson {
  const whole = wordOf(claims, 'name', 200).split(/\s+/).filter(Boolean);
  const email = wordOf(claims, 'email', 254).toLowerCase();
  const [localPart = ''] = email.split('@');
  return {
    subject: wordOf(claims, 'sub', 255),
    email,
    isVerified: isYes(claims['email_verified']) || isYes(claims['xms_edov']),
    firstName: wordOf(claims, 'given_name') || (whole[0] ?? localPart).slice(0, 100),
    lastName: wordOf(claims, 'family_name') || whole.slice(1).join(' ').slice(0, 100) || '-',
  };
}

/** RFC 8176: what says that more than a password was asked for. */
const strong = ['mfa', 'hwk', 'otp', 'swk', 'fpt', 'face', 'sc', 'fido', 'ngcmfa'];

export function isFactorProven(claims: Claims, trustsFactor: boolean): boolean {
  if (trustsFactor) return true;
  const amr = claims['amr'];
  return Array.isArray(amr) && amr.some((one) => strong.includes(String(one)));
}

/** When the person proved it there: never later than now; without a word of it, now. */
export function provenAt(claims: Claims, now: Date): Date {
  const at = claims['auth_time'];
  return typeof at === 'number' && at * 1000 < now.getTime() ? new Date(at * 1000) : now;
}
