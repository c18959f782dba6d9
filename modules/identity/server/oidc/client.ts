/** contract.md, "Addresses". */
export const clientId = 'caseway-web';
export const oidcScopes = [
  'openid',
  'profile',
  'email',
  'phone',
  'roles',
  'offline_access',
] as const;
/** The scope of the API itself. It belongs to the resource, else consent would be asked for forever. */
export const apiScope = 'caseway';

export const audienceOf = (publicUrl: string): string => `${publicUrl}/app`;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** D12, in seconds. */
export const lifetimes = {
  accessToken: 10 * minute,
  idle: 12 * hour,
  absolute: 30 * day,
  interaction: hour,
  code: minute,
} as const;

/** Two windows may use one refresh token at the same moment: no theft yet (D12). */
export const rotationGraceSeconds = 10;
