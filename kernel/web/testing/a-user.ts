import { User } from 'oidc-client-ts';

export const userKeyInStorage = () => `oidc.user:${location.origin}:caseway-web`;

export function aUser(sub = 'user-1', changes: { expiresIn?: number } = {}): User {
  return new User({
    access_token: `access-${sub}`,
    refresh_token: `refresh-${sub}`,
    token_type: 'Bearer',
    scope: 'openid caseway',
    profile: {
      sub,
      given_name: 'Clara',
      family_name: 'Clerk',
      iss: location.origin,
      aud: 'caseway-web',
      exp: 0,
      iat: 0,
    },
    expires_at: Math.floor(Date.now() / 1000) + (changes.expiresIn ?? 600),
  });
}

export function signedInAs(user: User): void {
  localStorage.setItem(userKeyInStorage(), user.toStorageString());
}
